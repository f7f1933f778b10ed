import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand/react';
import type { Command } from '#src/store/shortcuts.ts';
import { commandFor } from '#src/store/shortcuts.ts';
import { runCommand } from '../controls/commands.ts';
import type { PlayerParts } from '../context.ts';
import { isRemote } from './is-remote.ts';

/** Elements that handle keys themselves. */
const OWN_KEYS =
  'input:not([type="range"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"], dialog[open]';
/** Commands that repeat while their key is held down; others would flicker. */
const HELD: ReadonlySet<Command['type']> = new Set([
  'skip',
  'volume',
  'shiftSubtitles',
  'chapter',
  'frame',
  'speed',
]);

/** A button that was focused by keyboard: arrows move to its neighbours, as on a remote. */
const onButton = (target: HTMLElement): boolean =>
  target.matches('button:focus-visible') && target.closest('.kp[data-controls="true"]') !== null;

/** Whether the focused element, or the page around it, handles this key. */
function answered(target: EventTarget | null, code: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest(OWN_KEYS) !== null) return true;
  if (code.startsWith('Arrow') && onButton(target)) return true;
  const presses = code === 'Space' || code === 'Enter';
  if (presses && target.closest('button, a, [role="button"]') !== null) return true;
  return target.dataset['keys'] === 'own' && /^(?:Arrow|Home|End|Page)/.test(code);
}

/**
 * A remote has its own volume keys, so the up and down arrows move the focus into the controls. Returns whether there was
 * a control to focus.
 */
function entersControls({ type }: Command): boolean {
  if (type !== 'volume' || !isRemote()) return false;
  const first = document.querySelector<HTMLElement>('.kp-prompt button, .kp-row button');
  first?.focus();
  return first !== null;
}

/** Handles keyboard commands while the player is mounted. */
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
