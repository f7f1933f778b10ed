import { useEffect, useEffectEvent } from 'react';
import { commandFor } from '../store/shortcuts.ts';
import { runCommand } from './commands.ts';
import type { PlayerParts } from './context.ts';

/** Places where keys belong to what has the focus. */
const OWN_KEYS =
  'input:not([type="range"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"], dialog[open]';
/** Held down, these would flicker. */
const ONCE = new Set(['togglePlay', 'toggleMute', 'toggleFullscreen', 'toggleSubtitles', 'help']);

/** Whether the focused element itself answers this key. */
function answered(target: EventTarget | null, code: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest(OWN_KEYS) !== null) return true;
  const presses = code === 'Space' || code === 'Enter';
  if (presses && target.closest('button, a, [role="button"]') !== null) return true;
  return target.dataset['keys'] === 'own' && /^(?:Arrow|Home|End|Page)/.test(code);
}

/** Keyboard commands for as long as the player is on the page. */
export function useShortcuts(parts: PlayerParts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || answered(event.target, event.code)) return;
    const command = commandFor(event);
    if (command === undefined) return;
    event.preventDefault();
    if (event.repeat && ONCE.has(command.type)) return;
    runCommand(parts, command);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
