/** A text or a control of the page. */
export interface Thing {
  element: Element;
  boxes: DOMRect[];
  isControl: boolean;
}

/** What the checks of the layout ask of an element; runs in the page. */
export type Reader = ReturnType<typeof reader>;

/** What is on the page, or in the open dialog. */
export type Things = ReturnType<typeof thingsOf>;

/** Reads styles and ancestors; runs in the page, so it uses nothing from outside. */
export function reader() {
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
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.localName} "${label.trim().slice(0, 40)}"`;
  };

  return { styleOf, upwards, scrolls, layerOf, isHidden, nameOf };
}

/** The texts and controls, each with the boxes that it takes and those that show; runs in the page. */
export function thingsOf({ styleOf, upwards, isHidden }: Reader) {
  const root = document.querySelector('dialog:modal') ?? document.body;
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=slider], [tabindex="0"]';
  const all = [...root.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], svg *'),
  );
  const wordsOf = (element: Element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? '')
      .join('')
      .trim();
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
  const texts: Thing[] = all
    .filter((element) => wordsOf(element) && !isHidden(element))
    .map((element) => ({ element, boxes: linesOf(element), isControl: false }));
  const controls: Thing[] = all
    .filter((element) => element.matches(CONTROLS) && !isHidden(element))
    .map((element) => ({ element, boxes: [element.getBoundingClientRect()], isControl: true }));
  const things = [...texts, ...controls].map((thing) => ({
    ...thing,
    shown: thing.boxes.flatMap((box) => shownOf(thing.element, box)),
  }));

  return { texts, controls, things, CONTROLS };
}
