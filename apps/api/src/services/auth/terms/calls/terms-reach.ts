import { termsReach as call } from '@kandil/contract/control/terms';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from '@kandil/i18n';
import { handle } from '../../../../platform/http/handler.ts';
import { currentSite } from '../../../../platform/site.ts';
import type { AuthWorld } from '../../world.ts';
import { earliestDay } from '../rules/announcement.ts';
import { countReach } from '../store/members.ts';

export const termsReach = handle<AuthWorld, typeof call>(call, async ({ world }) => {
  const reach = await countReach(world.db);
  const offered: readonly string[] = currentSite().languages ?? LANGUAGE_CODES;
  const languages = [FALLBACK_LANGUAGE, ...offered.filter((code) => code !== FALLBACK_LANGUAGE)];
  const earliest = earliestDay(world.now(), reach.mails + reach.texts);
  return { data: { ...reach, earliest, languages } };
});
