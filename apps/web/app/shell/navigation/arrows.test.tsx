import { afterEach, expect, test, vi } from 'vitest';
import { followKey } from './arrows.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test('an arrow passes over the nameless picture link of a tile that has grown', () => {
  document.body.innerHTML = `
    <a id="from" href="/a">First</a>
    <a id="picture" href="/b" tabindex="-1" aria-hidden="true"></a>
    <a id="next" href="/b">Second</a>`;
  const lefts: Record<string, number> = { from: 0, picture: 100, next: 110 };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(lefts[this.id] ?? 0, 0, 90, 50);
  });
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([
    new DOMRect(),
  ] as unknown as DOMRectList);
  const matches = HTMLElement.prototype.matches;
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (
    this: HTMLElement,
    selector: string,
  ) {
    return selector === ':focus-visible' || matches.call(this, selector);
  });
  HTMLElement.prototype.scrollIntoView = vi.fn<() => void>();
  document.querySelector<HTMLElement>('#from')?.focus();
  followKey(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  expect(document.activeElement?.id).toBe('next');
});
