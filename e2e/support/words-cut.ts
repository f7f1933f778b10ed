import type { Page } from '@playwright/test';

/**
 * Words of the interface that their place is too narrow for, on the whole page: cut off, with an ellipsis or without, or
 * a button's words on more than two lines. Names of titles, channels and people may end in an ellipsis.
 * @param words every text of the interface in the page's language
 */
export function wordsCut(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const known = new Set(all);
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const wordsOf = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? '')
        .join('')
        .trim();
    const written = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range;
    };
    const linesOf = (element: Element) =>
      new Set([...written(element).getClientRects()].map(({ top }) => Math.round(top))).size;
    /** Whether a box around the words hides a part of them. */
    const isCut = (element: Element): boolean => {
      // Of the words as they would be without the ellipsis; `scrollWidth` has whole pixels only.
      const { left, right } = written(element).getBoundingClientRect();
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        if (['auto', 'scroll'].includes(style.overflowX)) return false;
        if (style.overflowX === 'visible') continue;
        const edges = box.getBoundingClientRect();
        // An ellipsis stands before the padding.
        const dots = style.textOverflow === 'ellipsis' ? 1 : 0;
        const [start, end] = [style.paddingLeft, style.paddingRight].map(
          (width) => dots * Number.parseFloat(width),
        );
        return left < edges.left + (start ?? 0) - 0.5 || right > edges.right - (end ?? 0) + 0.5;
      }
      return left < -1 || right > document.documentElement.clientWidth + 1;
    };
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) => known.has(wordsOf(element)) && seen(element),
    );
    const cut = texts.filter(isCut).map((element) => `cut: ${wordsOf(element)}`);
    const tall = texts
      .filter((element) => element.closest('button, [role="button"], [role="tab"]'))
      .filter((element) => linesOf(element) > 2)
      .map((element) => `on ${linesOf(element)} lines: ${wordsOf(element)}`);
    return [...new Set([...cut, ...tall])];
  }, words);
}
