import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand/react';
import type { Command } from '#src/store/shortcuts.ts';
import { commandFor } from '#src/store/shortcuts.ts';
import { runCommand } from '../controls/commands.ts';
import type { PlayerParts } from '../context.ts';

/** Places where keys belong to what has the focus. */
const OWN_KEYS =
  'input:not([type="range"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"], dialog[open]';
/** What goes on while its key is held down; anything else would flicker. */
const HELD: ReadonlySet<Command['type']> = new Set([
  'skip',
  'volume',
  'shiftSubtitles',
  'chapter',
  'frame',
  'speed',
]);

/** A button that was reached by keys: arrows lead on from it to what stands beside it, as on a remote. */
const onButton = (target: HTMLElement): boolean =>
  target.matches('button:focus-visible') && target.closest('.kp[data-controls="true"]') !== null;

/** Whether the focused element itself, or the page around it, answers this key. */
function answered(target: EventTarget | null, code: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest(OWN_KEYS) !== null) return true;
  if (code.startsWith('Arrow') && onButton(target)) return true;
  const presses = code === 'Space' || code === 'Enter';
  if (presses && target.closest('button, a, [role="button"]') !== null) return true;
  return target.dataset['keys'] === 'own' && /^(?:Arrow|Home|End|Page)/.test(code);
}

/**
 * Where nothing hovers, a remote is in the hand: loudness has its own keys there, and the arrows up and down lead into
 * the controls. Answers whether there was a control to lead to.
 */
function entersControls({ type }: Command): boolean {
  if (type !== 'volume' || matchMedia('(hover: hover)').matches) return false;
  const first = document.querySelector<HTMLElement>('.kp-prompt button, .kp-row button');
  first?.focus();
  return first !== null;
}

/** Keyboard commands for as long as the player is on the page. */
export function useShortcuts(parts: PlayerParts): void {
  const timeline = useStore(parts.core.store, (state) => state.timeline);
  const way = parts.direction === 'rtl' ? timeline : 'ltr';
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || answered(event.target, event.code)) return;
    const command = commandFor(event, way);
    if (command === undefined) return;
    event.preventDefault();
    if (entersControls(command)) return;
    if (event.repeat && !HELD.has(command.type)) return;
    runCommand(parts, command);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
