import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand/react';
import type { Command, CommandRow } from '#src/react/commands.ts';
import { COMMANDS } from '#src/react/commands.ts';
import { commandFor } from './command-for.ts';
import { runCommand } from './run-command.ts';
import type { PlayerParts } from '#src/react/context.ts';
import { isRemote } from '#src/react/hooks/is-remote.ts';

/** Elements that handle keys themselves. */
const OWN_KEYS =
  'input:not([type="range"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"], dialog[open]';
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
function entersControls({ name }: Command): boolean {
  if (name !== 'volume' || !isRemote()) return false;
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
    const { repeats }: CommandRow = COMMANDS[command.name];
    if (event.repeat && !repeats) return;
    runCommand(parts, command);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
