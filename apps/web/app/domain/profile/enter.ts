import { auth } from '@kandil/contract';
import type { ClientTexts } from '@kandil/contract/client';
import { isLanguageCode, type LanguageCode, type Translate, type UiKey } from '@kandil/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { browserApi } from '#app/data/client/api.ts';
import { COOKIES, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';
import { fromPlaceholder } from '#app/browser/address/language-prefix.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { openModal } from '../prompt/modal-store.ts';
import { notify, notifyAfterLoad } from '../prompt/notification-store.ts';
import { paths } from '#app/paths.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { safePath } from '#app/browser/address/safe-path.ts';
import type { LeavingProof } from '#app/data/session/log-out.ts';
import { isPersistent, keepTokens, takeTokens } from '#app/data/session/session.ts';
import { useClientTexts } from '#app/data/session/sign-in.ts';
import { broadcastSessionChanged } from '#app/data/session/session-in-tabs.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { takeWaitingAct } from './after-choice.ts';
import { useLockOf } from './use-lock-of.ts';
import '#app/data/session/offline-copies.ts';

/** Address after the choice: back, in the profile's language, and never another site (SPEC-D7, SPEC-D12). */
export function placeAfter(redirectUrl: string | null, language: LanguageCode): string {
  return safePath(fromPlaceholder(redirectUrl ?? '/', language));
}

interface Way {
  /** The address to load, with the placeholder of the language. */
  redirectUrl: string | null;
  texts: ClientTexts;
  t: Translate<UiKey>;
}

/** Whether the page at an address is there for the profile that was entered. Without an answer it is tried. */
async function isThere(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD' })).status !== 404;
  } catch {
    return true;
  }
}

/**
 * Enters a profile: stores its token, cookie (CONST-07) and language, and clears the previous profile's data in this
 * tab. Then loads `redirectUrl` as a new document. Titles that are not for children do not exist for a child's profile:
 * instead of the page that is not found it gets home, with a message.
 * @throws ApiError PIN_REQUIRED, PIN_WRONG, PASSWORD_REQUIRED, WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
async function enterProfile(
  id: number,
  proof: LeavingProof,
  { redirectUrl, texts, t }: Way,
): Promise<void> {
  const { data } = await browserApi(auth.profileSelect, { id, ...proof });
  const act = takeWaitingAct();
  const { langCode, profileType, profileName: name } = data.profile;
  const language = isLanguageCode(langCode) ? langCode : 'en';
  keepTokens(takeTokens(data, 'login', texts), isPersistent());
  writeCookie(COOKIES.profile, String(data.profile.id), YEAR_DAYS);
  writeCookie(COOKIES.language, language, YEAR_DAYS);
  forgetMemberData();
  broadcastSessionChanged();
  await act();
  const place = placeAfter(redirectUrl, language);
  if (profileType !== 'KIDS' || (await isThere(place))) return window.location.assign(place);
  notifyAfterLoad('info', t('profiles.notForChildren', { name }));
  window.location.assign(paths.homepage());
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
  const way = { redirectUrl, texts, t };
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
      await enterProfile(profile.id, {}, way);
    } catch (error) {
      end();
      const lock = lockOf(error, profile);
      if (!lock) return notify('error', errorText(error, t));
      openModal('enterPin', {
        ...lock,
        enter: (proof) => enterProfile(profile.id, proof, way),
      });
    }
  };
  return { entering, enter };
}
