/** Where the focus can move when an element is removed with its row: the rows beside it. Call it before the removal. */
export function placesBeside(element: Element | null): Element[] {
  const row = element?.closest('li');
  const rows = [row?.nextElementSibling, row?.previousElementSibling];
  const links = rows.map((beside) => beside?.querySelector('a, button'));
  return links.filter((place) => !!place);
}

/** Focuses the first of these elements that is still in the document, else the main content of the page. */
export function focusFirst(places: readonly Element[]): void {
  const place = places.find(({ isConnected }) => isConnected) ?? document.getElementById('main');
  if (!(place instanceof HTMLElement)) return;
  if (place.id === 'main') place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Moves the focus beside a pressed element that is about to be removed, so that keyboard users keep their position. */
export const focusBeside = (pressed: Element): void => focusFirst(placesBeside(pressed));
