import type { What } from './reports.ts';

/**
 * The second that a link to a video asks for (`?t=95`), as the control room's links to reports do; null without one.
 * @param query of the page's address
 */
export function askedSecond(what: What, query: string): number | null {
  const typed = new URLSearchParams(query).get('t') ?? '';
  return 'videoId' in what && /^\d{1,6}$/v.test(typed) ? Number(typed) : null;
}
