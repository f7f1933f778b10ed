import type { Reader, Thing, Things } from './layout-boxes.ts';

// Each check runs in the page, so it uses nothing but its arguments.

export function wide(): string[] {
  const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return wider > 0 ? [`wide: ${wider} px`] : [];
}

export function beyond({ things }: Things, { scrolls, nameOf }: Reader): string[] {
  const width = document.documentElement.clientWidth;
  return things
    .filter(
      ({ element, shown }) =>
        !scrolls(element) && shown.some(({ left, right }) => left < -1 || right > width + 1),
    )
    .map(({ element }) => `beyond: ${nameOf(element)}`);
}

export function cut({ texts }: Things, { upwards, styleOf, nameOf }: Reader): string[] {
  /** The part of a line that the boxes around it let through, where one of them hides the rest for good. */
  const isCut = (element: Element, line: DOMRect) => {
    for (const box of upwards(element)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(box);
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
      if ([overflowX, overflowY].some((each) => each === 'auto' || each === 'scroll')) return false;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      // Lines of tall scripts reach beyond their letters.
      const room = line.height / 3;
      return (
        line.left < left - 1 ||
        line.right > right + 1 ||
        line.top < top - room ||
        line.bottom > bottom + room
      );
    }
    return false;
  };
  return texts
    .filter(({ element, boxes }) => boxes.some((line) => isCut(element, line)))
    .map(({ element }) => `cut: ${nameOf(element)}`);
}

export function over({ things, CONTROLS }: Things, { layerOf, nameOf }: Reader): string[] {
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      // Lines of tall scripts reach beyond their letters.
      Math.min(one.bottom, other.bottom) -
        Math.max(one.top, other.top) -
        Math.min(one.height, other.height) / 3,
    );
  /** A word beside its own control: inside it, around it, or its label. */
  const belong = (one: Element, other: Element) =>
    one.contains(other) ||
    other.contains(one) ||
    [one, other].some((each) => each instanceof HTMLInputElement && each.closest('label')) ||
    one.closest('label, [data-over]')?.contains(other) ||
    // A button inside a text field.
    (one.parentElement === other.parentElement &&
      [one, other].some((each) => each instanceof HTMLInputElement));
  /** A small control in the corner of a large one, such as a card; the words of the small one, too. */
  const isInside = (small: Element, { element, isControl }: Thing) => {
    const inner = (small.closest(CONTROLS) ?? small).getBoundingClientRect();
    const outer = element.getBoundingClientRect();
    return (
      isControl &&
      inner.left >= outer.left &&
      inner.right <= outer.right &&
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom &&
      inner.width * inner.height < (outer.width * outer.height) / 4
    );
  };
  const layers = new Map(things.map(({ element }) => [element, layerOf(element)]));
  const faults: string[] = [];
  for (const [at, one] of things.entries())
    for (const other of things.slice(at + 1)) {
      if (layers.get(one.element) !== layers.get(other.element)) continue;
      const touch = one.shown.some((box) => other.shown.some((next) => overlap(box, next) > 2));
      const isMeant =
        belong(one.element, other.element) ||
        isInside(one.element, other) ||
        isInside(other.element, one);
      if (touch && !isMeant)
        faults.push(`over: ${nameOf(one.element)} and ${nameOf(other.element)}`);
    }
  return faults;
}

export function far({ controls }: Things, { scrolls, nameOf }: Reader): string[] {
  const width = document.documentElement.clientWidth;
  return controls
    .filter(({ element }) => {
      const { left, right } = element.getBoundingClientRect();
      const isOutside = right <= 0 || left >= width;
      return (element as HTMLElement).tabIndex >= 0 && isOutside && !scrolls(element);
    })
    .map(({ element }) => `far: ${nameOf(element)}`);
}
