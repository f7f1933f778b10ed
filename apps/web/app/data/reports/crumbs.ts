import type { Crumb } from '@kandil/contract/reports';

const MOST = 20;
const latest: Crumb[] = [];

/** What happened on the page before now, oldest first. */
export const crumbs = (): readonly Crumb[] => [...latest];

/** @param message a word of the product, never one of the visitor */
export function addCrumb(category: 'click' | 'error', message: string): void {
  latest.push({ category, message, timestamp: Date.now() / 1000 });
  if (latest.length > MOST) latest.shift();
}

/** Remembers clicks by the kind of their element; its words may name a person, and its value is what they typed. */
export function watchClicks(): void {
  const options = { capture: true, passive: true };
  document.addEventListener('click', ({ target }) => addCrumb('click', kindOf(target)), options);
}

function kindOf(target: EventTarget | null): string {
  const element =
    target instanceof Element ? target.closest('a, button, input, select, [role]') : null;
  if (!element) return 'elsewhere';
  const role = element.getAttribute('role') ?? element.getAttribute('type');
  const within = element.closest('dialog, header, footer, main')?.localName ?? 'body';
  return `${within} ${element.localName}${role ? `[${role}]` : ''}`;
}
