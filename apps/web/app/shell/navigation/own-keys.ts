import { type Direction, isSideways } from '#app/browser/spatial.ts';
import { isRemote } from '#app/browser/device-traits.ts';

/** Menus move their focus themselves; the left and right arrows close them. */
const ALWAYS = '[role="menu"], [contenteditable], video';
/** Fields whose value an arrow changes, or whose caret it moves. */
const FIELDS = 'input:not([type="checkbox"]), select, textarea';
const BOXES = '[type="checkbox"], [type="radio"], [type="file"], [type="submit"], [type="button"]';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Whether an arrow points to where the text, or the slider, begins. */
const pointsToStart = (field: HTMLElement, direction: Direction) =>
  direction === (getComputedStyle(field).direction === 'rtl' ? 'right' : 'left');

const isText = (element: HTMLElement): element is TextElement =>
  element.matches(`textarea, input:not(${BOXES}, [type="range"])`);

/** Whether the caret is at the end of the text in a direction. Browsers do not say where it is in an e-mail address. */
function isAtEnd(field: TextElement, direction: Direction): boolean {
  const { value, selectionStart, selectionEnd } = field;
  if (value === '') return true;
  const toStart = direction === 'up' || pointsToStart(field, direction);
  return toStart ? selectionEnd === 0 : selectionStart === value.length;
}

const isSlider = (element: HTMLElement): element is HTMLInputElement =>
  element.matches('[type="range"]');

const isFull = (slider: HTMLInputElement, direction: Direction) =>
  slider.value === (pointsToStart(slider, direction) ? slider.min : slider.max);

/**
 * Whether the focused element needs an arrow itself. With a remote only the caret of a text and the value of a slider
 * move sideways: a list or a group of radio buttons would change on the way to what is behind it, so it changes by OK.
 */
export function keepsArrow(element: HTMLElement, direction: Direction): boolean {
  if (element.closest(ALWAYS)) return true;
  if (!isRemote()) return element.matches(FIELDS);
  if (isText(element)) {
    const isOneLine = element.tagName === 'INPUT';
    return (isSideways(direction) || !isOneLine) && !isAtEnd(element, direction);
  }
  return isSideways(direction) && isSlider(element) && !isFull(element, direction);
}

/**
 * What OK does on a field, as a press does: browsers submit the form instead, or nothing happens.
 * @returns whether it did something
 */
export function pressField(element: Element): boolean {
  if (element instanceof HTMLSelectElement && 'showPicker' in element) {
    element.showPicker();
    return true;
  }
  if (!(element instanceof HTMLElement) || !element.matches(`input:is(${BOXES})`)) return false;
  element.click();
  return true;
}
