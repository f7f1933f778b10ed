import type { Page } from '#app/pages.ts';
import { paths } from '#app/paths.ts';

export interface GuardFacts {
  /** Whether there is a session; its token may be fresh, or expired and about to be refreshed by the client. */
  signedIn: boolean;
  isBot: boolean;
  /** `AVOD_ENABLED` of the configuration; only the string 'true' turns ad-supported mode on (SHELL-02). */
  avodEnabled: string | undefined;
}

/** Where a visitor is redirected who may not open this page; null when they may (SHELL-07..10, SPEC-D4, SPEC-D5). */
export function guard(
  page: Pick<Page, 'public' | 'guestsTo' | 'membersTo'>,
  facts: GuardFacts,
): string | null {
  if (facts.signedIn) return page.membersTo ?? null;
  const landing = facts.avodEnabled === 'true' || facts.isBot ? null : paths.landing();
  if (page.guestsTo) return landing ?? page.guestsTo;
  return page.public ? null : landing;
}
