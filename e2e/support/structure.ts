import type { Page } from '@playwright/test';

/** Facts about a screen that need no reference picture. */
export interface Structure {
  language: string;
  direction: string;
  /** Loaded fonts of the body's font stack; the font of the script is last. */
  fonts: string[];
  /** Pixels by which the page is wider than the window. */
  overflow: number;
  /** Texts that their box cuts off without an ellipsis. */
  clipped: string[];
  /** Texts whose centre is under another text. */
  covered: string[];
  /** Pictures in view that did not load. */
  missing: string[];
}

interface Shift {
  value: number;
  /** What moved: its box (x, y, width, height) before and after; zeros where it was out of view. */
  moved: string[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Notes layout shifts from the first frame. Call it before the page is opened. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const text = (node?.textContent ?? '').trim().slice(0, 30);
      return `${element?.localName}.${element?.className} "${text}"`;
    };
    const boxOf = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[])
        if (!hadRecentInput)
          window.layoutShifts?.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)}: ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cumulative layout shift since the document was opened, and what moved. */
export async function shiftOf(page: Page): Promise<{ total: number; moved: string[] }> {
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  return { total, moved: shifts.flatMap(({ moved }) => moved) };
}

/** Waits until the fonts and all visible pictures have loaded or failed. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () =>
      [...document.images].every((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        const inView =
          width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        const seen = inView && image.checkVisibility({ opacityProperty: true });
        return !seen || (image.complete && image.currentSrc !== '');
      }),
    undefined,
    { timeout: 15_000 },
  );
}

/** Measures what is in view. */
export function structureOf(page: Page): Promise<Structure> {
  return page.evaluate(() => {
    const short = (element: Element) => (element.textContent ?? '').trim().slice(0, 40);
    const inView = ({ top, bottom, left, right, width, height }: DOMRect) =>
      width > 1 &&
      height > 1 &&
      top >= 0 &&
      left >= 0 &&
      bottom <= innerHeight &&
      right <= innerWidth;
    const seen = (element: Element) =>
      inView(element.getBoundingClientRect()) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const fixed = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        fixed(element.parentElement));

    const texts = [...document.querySelectorAll('body *')].filter(
      (element) => ownText(element) && seen(element),
    );
    const cut = (element: Element) => {
      const style = getComputedStyle(element);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') return false;
      const dots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      return (
        !dots &&
        (element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 4)
      );
    };
    const scrolledAway = (element: Element | null, x: number): boolean => {
      if (element === null) return false;
      const { left, right } = element.getBoundingClientRect();
      const isOutside =
        getComputedStyle(element).overflowX !== 'visible' && (x < left || x > right);
      return isOutside || scrolledAway(element.parentElement, x);
    };
    const under = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [line] = range.getClientRects();
      if (!line) return false;
      const [x, y] = [line.x + line.width / 2, line.y + line.height / 2];
      if (scrolledAway(element, x)) return false;
      const top = document.elementFromPoint(x, y);
      if (!top || top.contains(element) || element.contains(top)) return false;
      return ownText(top) && !fixed(top);
    };
    const bare = (family: string) => family.trim().replace(/^["']|["']$/g, '');
    const families = getComputedStyle(document.body).fontFamily.split(',');
    const come = new Set(
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => bare(family)),
    );
    return {
      language: document.documentElement.lang,
      direction: getComputedStyle(document.documentElement).direction,
      fonts: families.map(bare).filter((family) => come.has(family)),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      clipped: texts.filter(cut).map(short),
      covered: texts.filter(under).map(short),
      missing: [...document.images]
        .filter((image) => seen(image) && image.naturalWidth === 0)
        .map((image) => image.currentSrc || image.alt),
    };
  });
}
