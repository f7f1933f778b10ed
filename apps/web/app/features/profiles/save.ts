import { auth } from '@kandil/contract';
import { useNavigate, useRevalidator } from 'react-router';
import { browserApi } from '#app/data/client/api.ts';
import { COOKIES, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';
import { saveTracksOf } from '#app/domain/playback/preferences.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { notify, notifyAfterLoad } from '#app/domain/prompt/notification-store.ts';
import { paths } from '#app/paths.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { outdateStart } from '#app/data/start/reload-start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { followUp, type ProfileValues, savedFields } from './fields.ts';
import { forgetDraft } from './use-draft.ts';

/**
 * Saves the editor's values and returns to the list. The current profile switches to its new language at once.
 * @param current whether it is this browser's profile
 */
export function useSaveProfile(profile: Profile | null, current: boolean) {
  const t = useT();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  /** A new child's profile gets its PIN at once. */
  const offerPin = ({ id, profileName }: Profile) =>
    openModal('profilePin', {
      profileId: id,
      remove: false,
      offeredFor: profileName,
      onSaved: () => {
        outdateStart();
        void revalidate();
        notify('success', t('profile.pinSet'));
      },
    });
  return async (values: ProfileValues): Promise<void> => {
    const fields = savedFields(values);
    const { data: saved } = profile
      ? await browserApi(auth.profileEdit, { id: profile.id, ...fields })
      : await browserApi(auth.profileAdd, fields);
    saveTracksOf(saved);
    forgetDraft();
    const message = t('profile.saved', { name: saved.profileName });
    const next = followUp(saved, profile, current);
    if (next === 'language') {
      writeCookie(COOKIES.language, saved.langCode, YEAR_DAYS);
      notifyAfterLoad('success', message);
      window.location.assign(paths.profilesManage());
      return;
    }
    outdateStart();
    notify('success', message);
    await navigate(paths.profilesManage());
    if (next === 'pin') offerPin(saved);
  };
}
