import type { Page } from '@playwright/test';

/**
 * Faults of the layout that need no reference picture, on the whole page or, if one is open, in the dialog.
 * - `wide`: the page is wider than the window
 * - `beyond`: a text or a control ends outside of the window, where nothing scrolls to it
 * - `cut`: a box hides a part of a text, without an ellipsis
 * - `over`: a text or a control lies on another one
 * - `far`: something has its place in the order of Tab and is outside of the window
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('dialog:modal') ?? document.body;
    const width = document.documentElement.clientWidth;
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=slider], [tabindex="0"]';
    const all = [...root.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[inert], svg *'),
    );
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };
    /** The ancestors up to the root, itself included. */
    const upwards = function* (element: Element | null) {
      for (let box = element; box && box !== document.body; box = box.parentElement) yield box;
    };
    const scrolls = (element: Element) =>
      [...upwards(element)].some((box) => ['auto', 'scroll'].includes(styleOf(box).overflowX));
    const layerOf = (element: Element) =>
      [...upwards(element)].find((box) => ['fixed', 'sticky'].includes(styleOf(box).position)) ??
      null;
    /** Hidden for the eye alone: words for screen readers, and the skip link until it has the focus. */
    const isHidden = (element: Element) =>
      [...upwards(element)].some((box) => {
        const { width, height, bottom } = box.getBoundingClientRect();
        const { clipPath, position } = styleOf(box);
        const isDot = width <= 1 && height <= 1;
        return isDot || clipPath !== 'none' || (position === 'fixed' && bottom <= 0);
      });
    const wordsOf = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? '')
        .join('')
        .trim();
    const nameOf = (element: Element) => {
      const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.localName} "${label.trim().slice(0, 40)}"`;
    };
    const linesOf = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        })
        .filter((line) => line.width > 1 && line.height > 1);

    /** The part of a box that shows: without what scrolls away or is cut off at the edges around it. */
    const shownOf = (element: Element, box: DOMRect): DOMRect[] => {
      let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
      for (const around of upwards(element)) {
        const { overflowX, overflowY } = styleOf(around);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edges = around.getBoundingClientRect();
        [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
        [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
      }
      const isShown = right - left > 1 && bottom - top > 1;
      return isShown ? [new DOMRect(left, top, right - left, bottom - top)] : [];
    };
    interface Thing {
      element: Element;
      boxes: DOMRect[];
      isControl: boolean;
    }
    const texts: Thing[] = all
      .filter((element) => wordsOf(element) && !isHidden(element))
      .map((element) => ({ element, boxes: linesOf(element), isControl: false }));
    const controls: Thing[] = all
      .filter((element) => element.matches(CONTROLS) && !isHidden(element))
      .map((element) => ({ element, boxes: [element.getBoundingClientRect()], isControl: true }));
    const faults: string[] = [];

    const wider = document.documentElement.scrollWidth - width;
    if (wider > 0) faults.push(`wide: ${wider} px`);

    const things = [...texts, ...controls].map((thing) => ({
      ...thing,
      shown: thing.boxes.flatMap((box) => shownOf(thing.element, box)),
    }));
    const noteBeyond = () => {
      for (const { element, shown } of things)
        if (!scrolls(element) && shown.some(({ left, right }) => left < -1 || right > width + 1))
          faults.push(`beyond: ${nameOf(element)}`);
    };
    noteBeyond();

    /** The part of a line that the boxes around it let through, where one of them hides the rest for good. */
    const isCut = (element: Element, line: DOMRect) => {
      for (const box of upwards(element)) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(box);
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
        if ([overflowX, overflowY].some((each) => each === 'auto' || each === 'scroll'))
          return false;
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
    const noteCut = () => {
      for (const { element, boxes } of texts)
        if (boxes.some((line) => isCut(element, line))) faults.push(`cut: ${nameOf(element)}`);
    };
    noteCut();

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
    const noteOver = () => {
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
    };
    noteOver();

    const noteFar = () => {
      for (const { element } of controls) {
        const { left, right } = element.getBoundingClientRect();
        const isOutside = right <= 0 || left >= width;
        if ((element as HTMLElement).tabIndex >= 0 && isOutside && !scrolls(element))
          faults.push(`far: ${nameOf(element)}`);
      }
    };
    noteFar();

    return [...new Set(faults)];
  });
}
