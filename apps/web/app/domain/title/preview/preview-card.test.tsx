import { afterEach, expect, test, vi } from 'vitest';
import { placeOver } from './preview-card.tsx';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test.each([
  ['over the middle of its tile', [64, 300, 250], ['36.5px', '235px', '305px']],
  ['below the header', [64, 90, 250], ['36.5px', '80px', '305px']],
  // Its buttons need their room.
  ['wide enough on a small tile', [64, 300, 200], ['14px', '235px', '300px']],
  ['inside the window', [1300, 800, 250], ['1127px', '592px', '305px']],
] as const)('the card of a grown tile is %s', (_, [left, top, width], placed) => {
  document.body.innerHTML = '<header></header><li></li><div></div>';
  const [header, item, card] = document.body.children as unknown as HTMLElement[];
  if (!header || !item || !card) throw new Error('no elements');
  vi.spyOn(header, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1440, 80));
  vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, 170));
  vi.spyOn(card, 'offsetHeight', 'get').mockReturnValue(300);
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal('innerWidth', 1440);
  placeOver(item, card);
  expect([card.style.left, card.style.top, card.style.width]).toEqual(placed);
});
