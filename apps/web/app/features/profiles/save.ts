import { auth } from '@kandil/contract';
import { useNavigate } from 'react-router';
import { browserApi } from '#app/data/client/api.ts';
import { COOKIES, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';
import { notify, notifyAfterLoad } from '#app/domain/prompt/notification-store.ts';
import { paths } from '#app/paths.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { outdateStart } from '#app/data/start/reload-start.ts';
import { useT } from '#app/ui/text/texts.tsx';
import type { ProfileValues } from './fields.ts';

/**
 * Saves the editor's values and returns to the list. The current profile switches to its new language at once.
 * @param current whether it is this browser's profile
 */
export function useSaveProfile(profile: Profile | null, current: boolean) {
  const t = useT();
  const navigate = useNavigate();
  return async ({ kids, profileName, ...rest }: ProfileValues): Promise<void> => {
    const fields = {
      ...rest,
      profileName: profileName.trim(),
      profileType: kids ? ('KIDS' as const) : ('ADULT' as const),
    };
    const { data: saved } = profile
      ? await browserApi(auth.profileEdit, { id: profile.id, ...fields })
      : await browserApi(auth.profileAdd, fields);
    const message = t('profile.saved', { name: saved.profileName });
    if (current && saved.langCode !== profile?.langCode) {
      writeCookie(COOKIES.language, saved.langCode, YEAR_DAYS);
      notifyAfterLoad('success', message);
      window.location.assign(paths.profilesManage());
      return;
    }
    outdateStart();
    notify('success', message);
    await navigate(paths.profilesManage());
  };
}
