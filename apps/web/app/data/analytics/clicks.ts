import type { AnalyticsEvent } from './events.ts';

/** The path of a link to something to watch, without language prefix and query. */
const CONTENT = /^(?:\/[a-z]{2})?\/((?:detail|watch|watch\/channel)\/[\w-]+)$/;

/**
 * What a click means: on a link to a title, a video or a channel (ANALYTICS-17), or on a button that has a name for
 * this, `data-button` (ANALYTICS-20). A button's text is never sent: it may be a name.
 */
export function eventsOfClick(target: EventTarget | null): AnalyticsEvent[] {
  if (!(target instanceof Element)) return [];
  const events: AnalyticsEvent[] = [];
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const content = link && CONTENT.exec(new URL(link.href).pathname)?.[1];
  if (content) events.push({ name: 'content_click', target: content });
  const button = target.closest<HTMLElement>('[data-button]')?.dataset['button'];
  if (button) events.push({ name: 'button_click', button });
  return events;
}
