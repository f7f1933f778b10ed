import { isTelevision, isRemote, setRemote } from '#app/browser/device-traits.ts';
import { type Direction, isSideways } from '#app/browser/spatial.ts';
import { keepsArrow, pressField } from './own-keys.ts';
import { firstStop, seenPart } from './stops.ts';
import { wayFrom } from './way.ts';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** The player has commands for the keys while nothing is focused. */
const PLAYER = '.kp';

/** A device that has no other way to move: a television, or one without a pointer that hovers. */
const isRemoteDevice = () => isTelevision() || !matchMedia('(hover: hover)').matches;

/** The focused control; null when the focus is nowhere in particular. */
function focused(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && !activeElement.matches('body, #main, dialog')
    ? activeElement
    : null;
}

const openDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1);

function focus(element: HTMLElement): true {
  setRemote(true);
  element.focus();
  seenPart(element).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // Rows move past one line of the screen, so that the eyes stay there.
  element.closest('.rail-track')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  return true;
}

/** Focuses the first control. A page that scrolls keeps the arrows for it, except on a remote. */
function begin(direction: Direction): boolean {
  const dialog = openDialog();
  if (!dialog && document.querySelector(PLAYER)) return false;
  if (!isRemote() && !isSideways(direction)) return false;
  const first = firstStop(dialog ?? document.body);
  return first !== undefined && focus(first);
}

function move(from: HTMLElement, direction: Direction): boolean {
  // On a desktop the arrows scroll after a click.
  if (!isRemote() && !from.matches(':focus-visible')) return false;
  if (keepsArrow(from, direction)) return false;
  const scope = from.closest('dialog') ?? openDialog() ?? document.body;
  const way = wayFrom(from, scope, direction);
  if (way === null) return false;
  if ('to' in way) return focus(way.to);
  window.scrollBy({ top: way.scroll });
  return true;
}

const isPlain = (event: KeyboardEvent) =>
  !(event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

/** Moves the focus with an arrow key to the nearest control in that direction; OK presses it. */
export function followKey(event: KeyboardEvent): void {
  if (event.key === 'Tab') return setRemote(isRemoteDevice());
  if (!isPlain(event)) return;
  const from = focused();
  const direction = KEYS[event.key];
  const isDone = direction
    ? from
      ? move(from, direction)
      : begin(direction)
    : event.key === 'Enter' && isRemote() && from !== null && pressField(from);
  if (isDone) event.preventDefault();
}

/** Call it before the first key. */
export function greetRemote(): void {
  if (isRemoteDevice()) setRemote(true);
}

/** On a television a new page has a control with the focus, so that OK works at once. */
export function beginPage(): void {
  if (!isTelevision() || focused() || openDialog() || document.querySelector(PLAYER)) return;
  firstStop(document.querySelector('main') ?? document.body)?.focus({ preventScroll: true });
}
