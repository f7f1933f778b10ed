import type { ConsentKind } from '#app/browser/consent.ts';
import { type AnalyticsEvent, analyticsEvent } from './events.ts';
import { openPixel, openTagManager, type Party } from './parties.ts';
import type { UserType } from './user-type.ts';

/** Where the scripts of those who are told are; null where there is none. */
export interface AnalyticsSites {
  tagManagerUrl: string | null;
  pixelUrl: string | null;
}

export interface Visit {
  userType: UserType;
  /** Whether every click on a named button is told as well, and what people do beside watching. */
  custom: boolean;
}

/** The fine-grained ones, which the switch `CUSTOM_ANALYTICS_ENABLED` governs. */
const CUSTOM: ReadonlySet<AnalyticsEvent['name']> = new Set(['button_click', 'user_action']);

const opened = new Map<string, Party>();

/** Opens those who may be told, each once in a document. */
function partiesOf(sites: AnalyticsSites, allowed: ReadonlySet<ConsentKind>): Party[] {
  const wanted: [string | null, ConsentKind, (url: string) => Party][] = [
    [sites.tagManagerUrl, 'analytics', openTagManager],
    [sites.pixelUrl, 'social', openPixel],
  ];
  return wanted.flatMap(([url, kind, open]) => {
    if (url === null || !allowed.has(kind)) return [];
    const party = opened.get(url) ?? open(url);
    opened.set(url, party);
    return [party];
  });
}

/** Whether a foreign script is part of this document. */
export const hasForeignScripts = (): boolean => opened.size > 0;

/**
 * Begins to tell events to whoever the visitor allowed: the tag manager with `analytics`, the pixel with `social`
 * (ANALYTICS-04, ANALYTICS-05). An event that is not as its schema says is not told; a warning says so (ANALYTICS-22).
 */
export function createReporter(sites: AnalyticsSites, allowed: ReadonlySet<ConsentKind>) {
  const parties = partiesOf(sites, allowed);
  return (event: AnalyticsEvent, { userType, custom }: Visit): void => {
    if (CUSTOM.has(event.name) && !custom) return;
    const { success, error } = analyticsEvent.safeParse(event);
    if (!success) {
      const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      console.warn(`The analytics event ${event.name} is not as it should be:`, wrong.join('; '));
      return;
    }
    for (const tell of parties) tell({ ...event, userType });
  };
}
