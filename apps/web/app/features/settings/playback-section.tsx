import { useEffect, useState } from 'react';
import type { UiKey } from '@kandil/i18n';
import { useClientState } from '#app/data/client/client-state.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Select } from '@kandil/ui/select.tsx';
import { Row, Section } from './section.tsx';
import { SubtitlesSetting } from './subtitles/subtitles-setting.tsx';
import { SwitchRow } from './switch-row.tsx';
import { type ProfileField, useProfileField } from './use-edit-profile.ts';
import { readCookie, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';

/** The initial picture quality of this browser's player: `auto`, or the maximum height in pixels. */
function readQuality(): string {
  const stored = readCookie('kandil_video_quality') ?? '';
  return /^[1-9]\d{2,3}$/.test(stored) ? stored : 'auto';
}

/** Stores it for the player. */
function writeQuality(quality: string): void {
  writeCookie('kandil_video_quality', quality, YEAR_DAYS);
}

export function PlaybackSection() {
  const t = useT();
  const { currentProfile: profile } = useClientState();
  return (
    <Section
      id="playback"
      title={t('settings.playback')}
      text={profile ? t('settings.playbackFor', { name: profile.profileName }) : ''}
    >
      {profile && (
        <>
          <Setting
            profile={profile}
            field="autoNextEpisode"
            title="settings.autoNext"
            text="settings.autoNextText"
          />
          <Setting
            profile={profile}
            field="autoPreview"
            title="settings.autoPreview"
            text="settings.autoPreviewText"
          />
          <Setting
            profile={profile}
            field="audioDescription"
            title="profile.audioDescription"
            text="profile.audioDescriptionText"
          />
          <Setting
            profile={profile}
            field="subtitlesForDeaf"
            title="profile.subtitlesForDeaf"
            text="profile.subtitlesForDeafText"
          />
          <SubtitlesSetting profile={profile} />
        </>
      )}
      <QualityRow />
    </Section>
  );
}

interface SettingProps {
  profile: Profile;
  field: Exclude<ProfileField, 'langCode'>;
  title: UiKey;
  text: UiKey;
}

function Setting({ profile, field, ...texts }: SettingProps) {
  const [on, change] = useProfileField(profile, field);
  return <SwitchRow {...texts} on={on} onChange={(next) => void change(next)} />;
}

const QUALITIES = [
  ['auto', 'settings.qualityAuto'],
  ['1080', 'settings.qualityBest'],
  ['720', 'settings.qualityGood'],
  ['480', 'settings.qualitySaver'],
] as const;

/** The player's stored quality; a value from the player's own menu stays selectable. */
function QualityRow() {
  const t = useT();
  const [quality, setQuality] = useState('auto');
  useEffect(() => setQuality(readQuality()), []);
  const own = !QUALITIES.some(([value]) => value === quality);
  const options = [
    ...QUALITIES.map(([value, key]) => ({ value: value as string, title: t(key) })),
    ...(own ? [{ value: quality, title: t('settings.qualityOwn', { height: quality }) }] : []),
  ];
  return (
    <Row
      label={t('settings.quality')}
      note={t('settings.qualityText')}
      action={
        <Select
          label={t('settings.quality')}
          value={quality}
          options={options}
          onChange={(value) => {
            setQuality(value);
            writeQuality(value);
          }}
        />
      }
    />
  );
}
