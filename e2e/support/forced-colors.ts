import type { Page } from '@playwright/test';

/**
 * Controls that forced colors leave without a trace: backgrounds, shadows and gradients are gone, so that only words,
 * icons, borders, outlines and native looks are to be seen.
 * - `plain`: a control with none of these
 * - `focus`: a control that looks the same with the focus
 * Press a key before: then the focus counts as moved by the keyboard.
 */
export function forcedColorFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('dialog:modal') ?? document;
    const CONTROLS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, progress, meter, [tabindex="0"]';
    const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1 &&
        !element.closest('[inert]') &&
        !element.matches(':disabled'),
    );
    const nameOf = (element: Element) => {
      const label = element.getAttribute('aria-label') ?? element.textContent ?? element.id;
      return `${element.localName} "${label.trim().slice(0, 40)}"`;
    };
    const hasLine = (element: Element, pseudo?: string) => {
      const { borderTopStyle, borderTopWidth, borderBottomStyle, borderBottomWidth } =
        getComputedStyle(element, pseudo);
      return (
        (borderTopStyle !== 'none' && borderTopWidth !== '0px') ||
        (borderBottomStyle !== 'none' && borderBottomWidth !== '0px')
      );
    };
    const hasRing = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    const isPlain = (element: HTMLElement) =>
      // The thumb and the track of a slider are drawn by rules that cannot be asked for.
      !element.matches('[type=range]') &&
      // A radio button may lie over its picture or words.
      !(element.closest('label') ?? element).innerText?.trim() &&
      !(element.closest('label') ?? element).querySelector('svg, img') &&
      getComputedStyle(element).appearance === 'none' &&
      ![element, ...element.querySelectorAll('*')].some((part) => hasLine(part)) &&
      !hasRing(element);
    const faults = controls.filter(isPlain).map((element) => `plain: ${nameOf(element)}`);

    const before = document.activeElement as HTMLElement | null;
    for (const element of controls.filter(({ tabIndex }) => tabIndex >= 0)) {
      element.focus({ preventScroll: true });
      // A menu or a list may hand the focus on.
      const focused = document.activeElement;
      if (!focused || focused === document.body) continue;
      const around = [focused, focused.parentElement, ...focused.children].filter(
        (each) => each !== null,
      );
      if (!around.some(hasRing)) faults.push(`focus: ${nameOf(focused)}`);
    }
    before?.focus({ preventScroll: true });
    return [...new Set(faults)];
  });
}
