import { afterEach, expect, test, vi } from 'vitest';
import { placeOver } from './preview-card.tsx';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test.each([
  ['over the middle of its tile', 300, '235px'],
  ['below the header', 90, '80px'],
])('the card of a grown tile is %s', (_, top, placed) => {
  document.body.innerHTML = '<header></header><li></li><div></div>';
  const [header, item, card] = document.body.children as unknown as HTMLElement[];
  if (!header || !item || !card) throw new Error('no elements');
  vi.spyOn(header, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1440, 80));
  vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(new DOMRect(64, top, 250, 170));
  vi.spyOn(card, 'offsetHeight', 'get').mockReturnValue(300);
  vi.stubGlobal('innerHeight', 900);
  placeOver(item, card);
  expect(card.style.top).toBe(placed);
});
