import { auth } from '@kandil/contract';
import type { ClientTexts } from '@kandil/contract/client';
import { isLanguageCode, type LanguageCode } from '@kandil/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText, isApiError } from '#app/ui/forms/errors.ts';
import { browserApi } from '#app/data/client/api.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { COOKIES, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';
import { fromPlaceholder } from '#app/browser/address/language-prefix.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { openModal } from '../prompt/modal-store.ts';
import { notify } from '../prompt/notification-store.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { safePath } from '#app/browser/address/safe-path.ts';
import { isPersistent, keepTokens, takeTokens } from '#app/data/session/session.ts';
import { useClientTexts } from '#app/data/session/sign-in.ts';
import { broadcastSessionChanged } from '#app/data/session/session-in-tabs.ts';
import { useT } from '#app/ui/text/texts.tsx';

/** Where the choice leads: back, in the language that counts by now, and never off this site (SPEC-D7, SPEC-D12). */
export function placeAfter(redirectUrl: string | null, language: LanguageCode): string {
  return safePath(fromPlaceholder(redirectUrl ?? '/', language));
}

/**
 * Makes a profile this browser's own: its token, its cookie (CONST-07), its language; of the profile before nothing
 * is left in this tab. Then begins anew at `redirectUrl`.
 * @throws ApiError PIN_REQUIRED, PIN_WRONG, TOO_MANY_REQUESTS
 */
async function enterProfile(
  id: number,
  pin: string | null,
  redirectUrl: string | null,
  texts: ClientTexts,
): Promise<void> {
  const { data } = await browserApi(auth.profileSelect, pin === null ? { id } : { id, pin });
  const { langCode } = data.profile;
  const language = isLanguageCode(langCode) ? langCode : 'en';
  keepTokens(takeTokens(data, 'login', texts), isPersistent());
  writeCookie(COOKIES.profile, String(data.profile.id), YEAR_DAYS);
  writeCookie(COOKIES.language, language, YEAR_DAYS);
  forgetMemberData();
  broadcastSessionChanged();
  window.location.assign(placeAfter(redirectUrl, language));
}

/** Whose PIN the service asks for: that of the profile one goes to, else that of the child's profile one leaves. */
function lockedBy(target: Profile, current: Profile | null) {
  const into = target.profileType === 'ADULT' && target.hasPin;
  return into || !current
    ? { name: target.profileName, leaving: false }
    : { name: current.profileName, leaving: true };
}

/**
 * Lets one choose a profile, asking for a PIN where there is one; a press while another is under way does nothing.
 * @param redirectUrl where to go then, as it stands in the address
 */
export function useEnterProfile(redirectUrl: string | null) {
  const t = useT();
  const texts = useClientTexts();
  const { currentProfile } = useClientState();
  const [entering, setEntering] = useState<number | null>(null);
  const running = useRef(false);
  const end = () => {
    running.current = false;
    setEntering(null);
  };
  // A page that comes back out of the browser's memory is no longer on its way.
  const comeBack = useEffectEvent(end);
  useEffect(() => {
    const onShow = () => comeBack();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const enter = async (profile: Profile): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setEntering(profile.id);
    try {
      await enterProfile(profile.id, null, redirectUrl, texts);
    } catch (error) {
      end();
      if (!isApiError(error) || error.code !== 'PIN_REQUIRED')
        return notify('error', errorText(error, t));
      openModal('enterPin', {
        ...lockedBy(profile, currentProfile),
        enter: (pin) => enterProfile(profile.id, pin, redirectUrl, texts),
      });
    }
  };
  return { entering, enter };
}
