import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isRemote, isTelevision, setRemote } from '#app/browser/device-traits.ts';
import { beginPage, followKey, greetRemote } from './arrows.ts';
import { firstStop } from './stops.ts';

const SCREEN = { width: 1000, height: 600 };
let hovers = true;
let pageHeight: number = SCREEN.height;

// What jsdom lacks of layout: `data-at` is the left and top corner of a control of 90 x 50 pixels.
beforeEach(() => {
  hovers = true;
  pageHeight = SCREEN.height;
  window.innerWidth = SCREEN.width;
  window.innerHeight = SCREEN.height;
  window.scrollY = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: hovers }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left = 0, top = 0] = (this.getAttribute('data-at') ?? '').split(' ').map(Number);
    return new DOMRect(left, top, 90, 50);
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.hasAttribute('data-at') ? [new DOMRect()] : []) as unknown as DOMRectList;
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => pageHeight);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(90);
  HTMLElement.prototype.scrollIntoView = vi.fn<() => void>();
  window.scrollBy = vi.fn<(to?: ScrollToOptions | number) => void>();
  setRemote(true);
});
afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset['television'];
  setRemote(false);
});

const press = (key: string, over: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...over });
  followKey(event);
  return event.defaultPrevented;
};
const at = () => document.activeElement?.id;
function page(html: string, focus?: string): void {
  document.body.innerHTML = html;
  if (focus) document.querySelector<HTMLElement>(`#${focus}`)?.focus();
}
const link = (id: string, place: string, attributes = '') =>
  `<a id="${id}" href="/${id}" data-at="${place}" ${attributes}>${id}</a>`;

describe('an arrow', () => {
  test('leads to the nearest control in its direction', () => {
    page(
      link('one', '0 0') + link('two', '200 0') + link('below', '10 100') + link('far', '0 300'),
      'one',
    );
    expect(press('ArrowRight')).toBe(true);
    expect(at()).toBe('two');
    press('ArrowLeft');
    expect(at()).toBe('one');
    press('ArrowDown');
    expect(at()).toBe('below');
    press('ArrowUp');
    expect(at()).toBe('one');
    expect(press('ArrowUp')).toBe(false);
  });

  test.each([
    ['disabled', '<button id="no" data-at="200 0" disabled>No</button>'],
    ['hidden', link('no', '200 0', 'style="visibility: hidden"')],
    ['hidden from assistive technology', `<i aria-hidden="true">${link('no', '200 0')}</i>`],
    ['inert', `<i inert>${link('no', '200 0')}</i>`],
    ['not in the order of Tab', link('no', '200 0', 'tabindex="-1"')],
    ['without a place', '<a id="no" href="/no">no</a>'],
  ])('passes over a control that is %s', (_what, html) => {
    page(`${link('one', '0 0')}${html}${link('two', '400 0')}`, 'one');
    press('ArrowRight');
    expect(at()).toBe('two');
  });

  test('reaches all tabs of a list, also those that Tab passes over', () => {
    page(`${link('one', '0 0')}<b id="tab" role="tab" tabindex="-1" data-at="200 0">T</b>`, 'one');
    press('ArrowRight');
    expect(at()).toBe('tab');
  });

  test('reaches the other tiles of a row along the row alone', () => {
    page(link('one', '0 0') + link('beyond', '1200 0') + link('under', '1200 100'), 'one');
    expect(press('ArrowDown')).toBe(false);
    expect(press('ArrowRight')).toBe(true);
    expect(at()).toBe('beyond');
  });

  test('stays in an open dialog, and does not scroll the page below it', () => {
    pageHeight = 5000;
    page(
      `${link('page', '0 200')}<dialog open>${link('one', '0 0')}${link('two', '0 400')}</dialog>`,
      'one',
    );
    press('ArrowDown');
    expect(at()).toBe('two');
    expect(press('ArrowDown')).toBe(false);
    expect(window.scrollBy).not.toHaveBeenCalled();
  });

  test('of a keyboard scrolls after a click, and moves a focus that is visible', () => {
    setRemote(false);
    page(link('one', '0 0') + link('two', '200 0'), 'one');
    const { matches } = HTMLElement.prototype;
    let isVisible = false;
    vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (
      this: HTMLElement,
      selector: string,
    ) {
      return selector === ':focus-visible' ? isVisible : matches.call(this, selector);
    });
    expect(press('ArrowRight')).toBe(false);
    isVisible = true;
    expect(press('ArrowRight', { ctrlKey: true })).toBe(false);
    expect(press('ArrowRight', { altKey: true })).toBe(false);
    expect(press('ArrowRight', { metaKey: true })).toBe(false);
    expect(press('ArrowRight', { shiftKey: true })).toBe(false);
    expect(press('ArrowRight')).toBe(true);
    expect(at()).toBe('two');
    // From then on the focus is seen, and the arrows are those of a remote.
    isVisible = false;
    expect(isRemote()).toBe(true);
    expect(press('ArrowLeft')).toBe(true);
  });

  test('scrolls the control into view, and a row of tiles to the middle of the screen', () => {
    page(link('one', '0 0') + `<ul class="rail-track">${link('tile', '0 100')}</ul>`, 'one');
    const scrolled: [string | null, unknown][] = [];
    HTMLElement.prototype.scrollIntoView = function scrollIntoView(how) {
      scrolled.push([this.id || this.className, how]);
    };
    press('ArrowDown');
    expect(scrolled).toEqual([
      ['tile', { block: 'nearest', inline: 'nearest' }],
      ['rail-track', { block: 'center', inline: 'nearest' }],
    ]);
  });
});

describe('a long page', () => {
  beforeEach(() => {
    pageHeight = 3000;
  });

  test('is scrolled through to a control that is far below', () => {
    page(link('one', '0 0') + link('far', '0 1000'), 'one');
    expect(press('ArrowDown')).toBe(true);
    expect(window.scrollBy).toHaveBeenLastCalledWith({ top: 420 });
    expect(at()).toBe('one');
    page(link('one', '0 0') + link('near', '0 850'), 'one');
    press('ArrowDown');
    expect(at()).toBe('near');
  });

  test('is scrolled to its end, but not for less than a line or two', () => {
    page(link('one', '0 0'), 'one');
    window.scrollY = 3000 - 600 - 100;
    press('ArrowDown');
    expect(window.scrollBy).toHaveBeenLastCalledWith({ top: 100 });
    window.scrollY = 3000 - 600 - 79;
    expect(press('ArrowDown')).toBe(false);
    window.scrollY = 300;
    press('ArrowUp');
    expect(window.scrollBy).toHaveBeenLastCalledWith({ top: -300 });
    page(link('one', '0 0') + link('above', '0 -400'), 'one');
    press('ArrowUp');
    expect(at()).toBe('one');
    page(link('one', '0 0') + link('above', '0 -340'), 'one');
    press('ArrowUp');
    expect(at()).toBe('above');
  });

  test('is followed by a control that was scrolled away, from the edge where it left', () => {
    page(link('gone', '0 -2000') + link('top', '0 20') + link('next', '0 300'), 'gone');
    press('ArrowDown');
    expect(at()).toBe('top');
  });
});

describe('a bar', () => {
  const bar = (place: string) => `<div class="fixed">${link('bar', place)}</div>`;

  test('comes when the page has ended', () => {
    page(bar('0 10') + link('one', '0 100') + link('two', '0 200'), 'two');
    press('ArrowUp');
    expect(at()).toBe('one');
    press('ArrowUp');
    expect(at()).toBe('bar');
    press('ArrowDown');
    expect(at()).toBe('one');
  });

  test('at the bottom is reached by Up from the top bar', () => {
    page(
      `<div class="fixed">${link('top', '0 0')}</div>${link('one', '0 100')}${bar('0 550')}`,
      'top',
    );
    press('ArrowUp');
    expect(at()).toBe('bar');
  });

  test('out of the window is none, and a toast in it is part of the page', () => {
    page(
      `${link('one', '0 300')}<div class="fixed">${link('away', '0 -60')}</div><div class="fixed"><p role="status">${link('toast', '0 400')}</p></div>`,
      'one',
    );
    press('ArrowUp');
    expect(at()).toBe('one');
    press('ArrowDown');
    expect(at()).toBe('toast');
  });
});

describe('without a focus', () => {
  const MAIN = `${link('head', '0 0')}<main>${link('above', '0 -80')}${link('one', '0 100')}</main>`;

  test('an arrow begins with the first control in view, or with the question of a notice', () => {
    page(MAIN);
    expect(firstStop(document.body)?.id).toBe('one');
    expect(press('ArrowDown')).toBe(true);
    expect(at()).toBe('one');
    page(`${MAIN}<p data-notice><button id="ask" data-at="0 500">Yes</button></p>`);
    expect(firstStop(document.body)?.id).toBe('ask');
    page(link('head', '0 0'));
    expect(firstStop(document.body)?.id).toBe('head');
  });

  test('arrows up and down scroll, except with a remote', () => {
    setRemote(false);
    page(MAIN);
    expect(press('ArrowDown')).toBe(false);
    expect(press('ArrowRight')).toBe(true);
  });

  test('the player has the arrows, unless a dialog is open', () => {
    page(`${MAIN}<div class="kp"></div>`);
    expect(press('ArrowRight')).toBe(false);
    page(`${MAIN}<div class="kp"></div><dialog open>${link('in', '0 0')}</dialog>`);
    expect(press('ArrowRight')).toBe(true);
    expect(at()).toBe('in');
  });
});

describe('a device', () => {
  test('without a pointer is a remote from the first key, and stays one after Tab', () => {
    setRemote(false);
    greetRemote();
    expect('remote' in document.documentElement.dataset).toBe(false);
    hovers = false;
    greetRemote();
    expect('remote' in document.documentElement.dataset).toBe(true);
    press('Tab');
    expect('remote' in document.documentElement.dataset).toBe(true);
    hovers = true;
    press('Tab');
    expect('remote' in document.documentElement.dataset).toBe(false);
  });

  test('that is a television begins each page with a focus, if nothing else has it', () => {
    const main = `${link('head', '0 0')}<main>${link('one', '0 100')}</main>`;
    page(main);
    beginPage();
    expect(at()).toBe('');
    document.documentElement.dataset['television'] = '';
    expect(isTelevision()).toBe(true);
    page(main);
    beginPage();
    expect(at()).toBe('one');
    page(main, 'head');
    beginPage();
    expect(at()).toBe('head');
    page(`${main}<div class="kp"></div>`);
    beginPage();
    expect(at()).toBe('');
    page(`${main}<dialog open></dialog>`);
    beginPage();
    expect(at()).toBe('');
  });

  test('with a remote presses a checkbox by OK', () => {
    page('<input id="box" type="checkbox" data-at="0 0">', 'box');
    setRemote(false);
    expect(press('Enter')).toBe(false);
    setRemote(true);
    expect(press('Enter')).toBe(true);
    expect(document.querySelector<HTMLInputElement>('#box')?.checked).toBe(true);
  });
});
