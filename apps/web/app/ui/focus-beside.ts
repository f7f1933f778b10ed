/**
 * Where the focus can go when an element goes away with its row: the rows beside it, else what the page is about. Asked
 * before it goes.
 */
export function placesBeside(element: Element | null): Element[] {
  const row = element?.closest('li');
  const rows = [row?.nextElementSibling, row?.previousElementSibling];
  const links = rows.map((beside) => beside?.querySelector('a, button'));
  return [...links, document.getElementById('main')].filter((place) => !!place);
}

/** Gives the focus to the first of these places that is still there. */
export function focusFirst(places: readonly Element[]): void {
  const place = places.find(({ isConnected }) => isConnected);
  if (!(place instanceof HTMLElement)) return;
  if (place.id === 'main') place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** An element that was pressed is about to go: whoever goes by keyboard goes on from where it stood. */
export const focusBeside = (pressed: Element): void => focusFirst(placesBeside(pressed));
