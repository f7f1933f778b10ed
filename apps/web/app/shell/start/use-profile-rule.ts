import { isLanguageCode } from '@kandil/i18n';
import { useEffect } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { COOKIES, readCookie, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';
import { withPlaceholder } from '#app/browser/address/language-prefix.ts';
import { paths } from '#app/paths.ts';
import { isTelevision } from '#app/browser/device-traits.ts';
import { type Profile, profileRule } from '#app/data/start/profile-rule.ts';
import { type Start, useStart } from '#app/data/start/start.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { pageOf } from '#app/pages.ts';

/**
 * Selects the default profile, and its language, for a member who has not chosen one (SHELL-15, SHELL-16). A language
 * prefix in the address overrides the profile's language for its document.
 */
function take({ id, langCode }: Profile, { language, prefix }: Start): void {
  writeCookie(COOKIES.profile, String(id), YEAR_DAYS);
  if (prefix || langCode === language || !isLanguageCode(langCode)) return;
  writeCookie(COOKIES.language, langCode, YEAR_DAYS);
  window.location.reload();
}

/**
 * Sets the cookie to the profile that the session has entered, and applies the page's profile rule after a login on the
 * page or a late session refresh. Documents and navigations are checked before they are shown (root.tsx,
 * client-rules.ts).
 */
export function useProfileRule(): void {
  const start = useStart();
  const { base } = useWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const page = pageOf(useMatches().at(-1)?.id);

  useEffect(() => {
    const chosen = Number(readCookie(COOKIES.profile)) || null;
    const entered = start.account?.enteredProfileId;
    if (entered && entered !== chosen) writeCookie(COOKIES.profile, String(entered), YEAR_DAYS);
    const step = profileRule(page, { ...start, chosen, television: isTelevision() });
    if (step === 'choose') {
      const back = withPlaceholder(base + pathname + search);
      void navigate(paths.profiles(back), { replace: true });
    } else if (step) take(step, start);
  }, [start, page, base, pathname, search, navigate]);
}
