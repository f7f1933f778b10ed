import type { ConsentKind } from '#app/browser/consent.ts';
import { type AnalyticsEvent, analyticsEvent } from './events.ts';
import { openPixel, openTagManager, type Party } from './parties.ts';
import type { UserType } from './user-type.ts';

/** The addresses of the recipients' scripts; null for a recipient that is not configured. */
export interface AnalyticsSites {
  tagManagerUrl: string | null;
  pixelUrl: string | null;
}

export interface Visit {
  userType: UserType;
  /** Whether clicks on named buttons and other fine-grained events are sent as well. */
  custom: boolean;
}

/** The fine-grained events, which `CUSTOM_ANALYTICS_ENABLED` turns on. */
const CUSTOM: ReadonlySet<AnalyticsEvent['name']> = new Set(['button_click', 'user_action']);

const opened = new Map<string, Party>();

/** Opens the recipients that the visitor allows, each once per document. */
function partiesOf(sites: AnalyticsSites, allowed: ReadonlySet<ConsentKind>): Party[] {
  const candidates: [string | null, ConsentKind, (url: string) => Party][] = [
    [sites.tagManagerUrl, 'analytics', openTagManager],
    [sites.pixelUrl, 'social', openPixel],
  ];
  return candidates.flatMap(([url, kind, open]) => {
    if (url === null || !allowed.has(kind)) return [];
    const party = opened.get(url) ?? open(url);
    opened.set(url, party);
    return [party];
  });
}

/**
 * Starts sending events to the recipients that the visitor allows: the tag manager with `analytics`, the pixel with
 * `social` (ANALYTICS-04, ANALYTICS-05). An event that does not match its schema is dropped with a warning
 * (ANALYTICS-22).
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
