import { auth } from '@kandil/contract';
import type { ClientTexts } from '@kandil/contract/client';
import { isLanguageCode, type LanguageCode } from '@kandil/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '#app/ui/forms/errors.ts';
import { browserApi } from '#app/data/client/api.ts';
import { COOKIES, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';
import { fromPlaceholder } from '#app/browser/address/language-prefix.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { openModal } from '../prompt/modal-store.ts';
import { notify } from '../prompt/notification-store.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { safePath } from '#app/browser/address/safe-path.ts';
import type { LeavingProof } from '#app/data/session/log-out.ts';
import { isPersistent, keepTokens, takeTokens } from '#app/data/session/session.ts';
import { useClientTexts } from '#app/data/session/sign-in.ts';
import { broadcastSessionChanged } from '#app/data/session/session-in-tabs.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { useLockOf } from './use-lock-of.ts';

/** Address after the choice: back, in the profile's language, and never another site (SPEC-D7, SPEC-D12). */
export function placeAfter(redirectUrl: string | null, language: LanguageCode): string {
  return safePath(fromPlaceholder(redirectUrl ?? '/', language));
}

/**
 * Enters a profile: stores its token, cookie (CONST-07) and language, and clears the previous profile's data in this
 * tab. Then loads `redirectUrl` as a new document.
 * @throws ApiError PIN_REQUIRED, PIN_WRONG, PASSWORD_REQUIRED, WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
async function enterProfile(
  id: number,
  proof: LeavingProof,
  redirectUrl: string | null,
  texts: ClientTexts,
): Promise<void> {
  const { data } = await browserApi(auth.profileSelect, { id, ...proof });
  const { langCode } = data.profile;
  const language = isLanguageCode(langCode) ? langCode : 'en';
  keepTokens(takeTokens(data, 'login', texts), isPersistent());
  writeCookie(COOKIES.profile, String(data.profile.id), YEAR_DAYS);
  writeCookie(COOKIES.language, language, YEAR_DAYS);
  forgetMemberData();
  broadcastSessionChanged();
  window.location.assign(placeAfter(redirectUrl, language));
}

/**
 * Enters a profile, and asks for a PIN or password if the service requires one. A press while another profile is being
 * entered does nothing.
 * @param redirectUrl the address to load then, with the placeholder of the language
 */
export function useEnterProfile(redirectUrl: string | null) {
  const t = useT();
  const texts = useClientTexts();
  const lockOf = useLockOf();
  const [entering, setEntering] = useState<number | null>(null);
  const running = useRef(false);
  const end = () => {
    running.current = false;
    setEntering(null);
  };
  // A page restored from the back/forward cache enters no profile any more.
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
      await enterProfile(profile.id, {}, redirectUrl, texts);
    } catch (error) {
      end();
      const lock = lockOf(error, profile);
      if (!lock) return notify('error', errorText(error, t));
      openModal('enterPin', {
        ...lock,
        enter: (proof) => enterProfile(profile.id, proof, redirectUrl, texts),
      });
    }
  };
  return { entering, enter };
}
