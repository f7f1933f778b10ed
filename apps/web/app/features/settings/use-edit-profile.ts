import { type Args, auth } from '@kandil/contract';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { browserApi } from '#app/data/client/api.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { saveTracksOf } from '#app/domain/playback/preferences.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useOptimistic } from '#app/data/queries/use-optimistic.ts';

export type ProfileField =
  | 'autoNextEpisode'
  | 'autoPreview'
  | 'audioDescription'
  | 'subtitlesForDeaf'
  | 'langCode';

/** A field of a profile with an optimistic update: it reverts, with a notification, when the service refuses. */
export function useProfileField<Name extends ProfileField>(
  profile: Profile,
  name: Name,
): [value: Profile[Name], change: (value: Profile[Name]) => Promise<void>] {
  const t = useT();
  const reloadAccount = useReloadAccount();
  const [value, setValue] = useOptimistic(profile[name]);
  const change = async (next: Profile[Name]) => {
    setValue(next);
    try {
      const args: Args<typeof auth.profileEdit> = { id: profile.id, [name]: next };
      // The page shows the change already: it outlives the page.
      const { data: saved } = await browserApi(auth.profileEdit, args, { keepalive: true });
      saveTracksOf(saved);
      await reloadAccount();
    } catch (error) {
      setValue(value);
      notify('error', errorText(error, t));
    }
  };
  return [value, change];
}
