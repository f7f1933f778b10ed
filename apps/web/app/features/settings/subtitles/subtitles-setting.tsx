import { useEffect, useMemo, useState } from 'react';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { preferencesOf } from '#app/domain/playback/preferences.ts';
import { SwitchRow } from '../switch-row.tsx';

/** Whether the player shows subtitles from the start: what was last chosen in the player of this device. */
export function SubtitlesSetting({ profile }: { profile: Profile }) {
  const preferences = useMemo(
    () => preferencesOf({ id: profile.profileId, child: profile.profileType === 'KIDS' }),
    [profile],
  );
  const [on, setOn] = useState(false);
  useEffect(() => setOn(preferences.read().subtitlesEnabled === true), [preferences]);
  return (
    <SwitchRow
      title="settings.subtitlesAlways"
      text="settings.subtitlesAlwaysText"
      on={on}
      onChange={(next) => {
        setOn(next);
        preferences.write({ subtitlesEnabled: next });
      }}
    />
  );
}
