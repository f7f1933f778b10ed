import type { Page } from '@playwright/test';

/** Runs in the page: replaces every text, also later ones, as the translator of Chromium does. */
function replaceTexts() {
  const NEVER = 'script, style, textarea, title, noscript, [translate="no"]';
  function replace(text: Text) {
    const parent = text.parentElement;
    if (!parent || parent.closest(NEVER) || parent.parentElement?.tagName === 'FONT') return;
    if (!/\p{L}/u.test(text.data)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data.toUpperCase();
    text.replaceWith(outer);
  }
  function replaceIn(node: Node) {
    if (node instanceof Text) return replace(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  }
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') replaceIn(target);
      else for (const node of addedNodes) replaceIn(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Presses each button of the page once, those that the presses bring up included; links and `apart` are left out. */
async function pressAll(apart: string): Promise<number> {
  const pause = () => new Promise((done) => setTimeout(done, 60));
  const pressed = new Set<string>();
  const nameOf = (button: HTMLElement) =>
    `${button.getAttribute('aria-label') ?? button.textContent} ${button.getAttribute('role')}`;
  const next = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        ':is(main, dialog, [role="dialog"], .kp) :is(button, [role^="menuitem"], summary, input:is([type="radio"], [type="checkbox"]))',
      ),
    ].find((button) => {
      const name = nameOf(button);
      return button.checkVisibility() && !pressed.has(name) && !new RegExp(apart, 'i').test(name);
    });
  for (let button = next(); button && pressed.size < 60; button = next()) {
    pressed.add(nameOf(button));
    button.click();
    await pause();
  }
  return pressed.size;
}

/** Translates the page as a browser does. */
export const translate = (page: Page) => page.evaluate(replaceTexts);

/** @returns how many different buttons were pressed */
export const pressEveryButton = (page: Page, apart = /$^/) => page.evaluate(pressAll, apart.source);
