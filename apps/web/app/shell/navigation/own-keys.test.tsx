import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setRemote } from '#app/browser/device-traits.ts';
import { keepsArrow, pressField } from './own-keys.ts';

afterEach(() => {
  document.body.innerHTML = '';
  setRemote(false);
});

function shown(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>('[data-it]');
  if (!element) throw new Error('nothing to focus');
  return element;
}
const ARROWS = ['left', 'right', 'up', 'down'] as const;
/** The arrows that the element needs itself. */
const ownArrows = (html: string, prepare: (element: HTMLInputElement) => void = () => {}) => {
  const element = shown(html);
  prepare(element as HTMLInputElement);
  return ARROWS.filter((direction) => keepsArrow(element, direction));
};
const caret =
  (at: number, end = at) =>
  (field: HTMLInputElement) =>
    field.setSelectionRange(at, end);

describe('on a keyboard', () => {
  test.each([
    ['a text', '<input data-it value="sea">', ARROWS],
    ['a radio button', '<input data-it type="radio">', ARROWS],
    ['a list', '<select data-it></select>', ARROWS],
    ['a menu', '<div role="menu"><a data-it href="/">A</a></div>', ARROWS],
    ['a checkbox', '<input data-it type="checkbox">', []],
    ['a link', '<a data-it href="/">A</a>', []],
  ])('%s keeps its arrows, or has none', (_what, html, arrows) => {
    expect(ownArrows(html)).toEqual(arrows);
  });
});

describe('with a remote', () => {
  beforeEach(() => setRemote(true));

  test('the caret of a text moves sideways until it is at the end', () => {
    const text = '<input data-it value="sea">';
    expect(ownArrows(text, caret(1))).toEqual(['left', 'right']);
    expect(ownArrows(text, caret(0))).toEqual(['right']);
    expect(ownArrows(text, caret(3))).toEqual(['left']);
    expect(ownArrows(text, caret(0, 3))).toEqual(['left', 'right']);
    expect(ownArrows('<input data-it>')).toEqual([]);
  });

  test('in right-to-left text the ends are the other way round', () => {
    const text = '<input data-it value="بحر" style="direction: rtl">';
    expect(ownArrows(text, caret(0))).toEqual(['left']);
    expect(ownArrows(text, caret(3))).toEqual(['right']);
  });

  test('a text of several lines moves its caret up and down, too', () => {
    const text = '<textarea data-it>two\nlines</textarea>';
    expect(ownArrows(text, caret(5))).toEqual(['left', 'right', 'up', 'down']);
    expect(ownArrows(text, caret(0))).toEqual(['right', 'down']);
    expect(ownArrows(text, caret(9))).toEqual(['left', 'up']);
  });

  test('a slider moves sideways until it is full', () => {
    const slider = (value: number, style = '') =>
      ownArrows(`<input data-it type="range" min="0" max="10" value="${value}" style="${style}">`);
    expect(slider(5)).toEqual(['left', 'right']);
    expect(slider(0)).toEqual(['right']);
    expect(slider(10)).toEqual(['left']);
    expect(slider(10, 'direction: rtl')).toEqual(['right']);
  });

  test.each(['<input data-it type="radio">', '<select data-it></select>'])(
    '%s would change on the way to what is behind it: it keeps no arrow',
    (html) => {
      expect(ownArrows(html)).toEqual([]);
    },
  );
});

describe('OK', () => {
  test('presses a checkbox and opens a list', () => {
    const box = shown('<input data-it type="checkbox">') as HTMLInputElement;
    expect(pressField(box)).toBe(true);
    expect(box.checked).toBe(true);
    const list = shown('<select data-it></select>') as HTMLSelectElement;
    list.showPicker = vi.fn<() => void>();
    expect(pressField(list)).toBe(true);
    expect(list.showPicker).toHaveBeenCalledOnce();
  });

  test('leaves a text, a link and a list without a picker to the browser', () => {
    expect(pressField(shown('<input data-it>'))).toBe(false);
    expect(pressField(shown('<a data-it href="/">A</a>'))).toBe(false);
    expect(pressField(shown('<select data-it></select>'))).toBe(false);
    expect(pressField(document.createElementNS('http://www.w3.org/2000/svg', 'a'))).toBe(false);
  });
});
