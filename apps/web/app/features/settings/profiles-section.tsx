import { ownDigits } from '@kandil/i18n';
import { paths } from '#app/paths.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { type Account, useStart } from '#app/data/start/start.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { Avatar, avatarSrc } from '#app/domain/profile/avatar.tsx';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { Section } from './section.tsx';

export function ProfilesSection({ account: { userProfile } }: { account: Account }) {
  const t = useT();
  const { profileId } = useStart();
  return (
    <Section id="profiles" title={t('settings.profiles')} text={t('settings.profilesText')}>
      <ul className="flex flex-wrap gap-x-4 gap-y-5">
        {userProfile.map((profile) => (
          <One key={profile.id} profile={profile} current={profile.id === profileId} />
        ))}
      </ul>
      <p className="mt-7 text-end">
        <ButtonLink to={paths.profilesManage()} look="line">
          {t('settings.profilesManage')}
        </ButtonLink>
      </p>
    </Section>
  );
}

function One({ profile, current }: { profile: Profile; current: boolean }) {
  const { t, language } = useWords();
  const { maxAge } = profile;
  return (
    <li className="flex w-32 flex-col items-center text-center">
      <Avatar
        src={avatarSrc(profile.avatarId)}
        size="5rem"
        className={cx(
          'w-20 rounded-full',
          current && 'ring-gold ring-offset-ground ring-2 ring-offset-3',
        )}
      />
      <bdi className="mt-3 max-w-full font-medium wrap-anywhere">{profile.profileName}</bdi>
      <span className={cx('text-xs', current ? 'text-gold' : 'text-muted')}>
        {current
          ? t('settings.profileNow')
          : maxAge !== null
            ? t('settings.profileKids')
            : profile.isDefaultProfile && t('settings.profileDefault')}
      </span>
      {maxAge !== null && (
        <span className="text-muted text-xs">
          {t(profile.hasAllowList ? 'childLimits.list' : 'childLimits.upTo', {
            age: ownDigits(String(maxAge), language),
          })}
        </span>
      )}
    </li>
  );
}
