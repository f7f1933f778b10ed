import { type ComponentType, useMemo } from 'react';
import { askToLogIn } from '#app/domain/prompt/ask-to-log-in.ts';
import { KidsNotice } from '#app/domain/profile/kids-notice.tsx';
import { useClientState } from '#app/data/client/client-state.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { type Account, useStart } from '#app/data/start/start.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { PlaybackSection } from './playback-section.tsx';
import { PrayerSection } from './prayer/prayer-section.tsx';
import { DeletionNotice } from './privacy/deletion-notice.tsx';
import { PrivacySection } from './privacy/privacy-section.tsx';
import { ProfilesSection } from './profiles-section.tsx';
import { SectionNav } from './section-nav.tsx';
import { groupsFor } from './sections.ts';
import { SubtitlesSection } from './subtitles/subtitles-section.tsx';
import { useOpenSection } from './use-open-section.ts';

const SECTIONS: Record<string, ComponentType<{ account: Account }>> = {
  account: AccountSection,
  password: PasswordSection,
  plan: PlanSection,
  devices: DevicesSection,
  profiles: ProfilesSection,
  playback: PlaybackSection,
  subtitles: SubtitlesSection,
  language: LanguageSection,
  prayer: PrayerSection,
  notifications: NotificationsSection,
  privacy: PrivacySection,
};

export function SettingsPage() {
  const t = useT();
  const { account, sessionPending } = useStart();
  return (
    <main id="main" className="gutter mx-auto max-w-6xl pt-24 lg:pt-32">
      <PageMeta title={t('account.settings')} hidden />
      {account ? <Settings account={account} /> : <WithoutAccount pending={sessionPending} />}
    </main>
  );
}

function Settings({ account }: { account: Account }) {
  const t = useT();
  const { currentProfile } = useClientState();
  const inKidsProfile = currentProfile?.profileType === 'KIDS';
  const groups = useMemo(() => groupsFor(inKidsProfile), [inKidsProfile]);
  const ids = useMemo(() => groups.flatMap((group) => group.map(({ id }) => id)), [groups]);
  const open = useOpenSection(ids);
  return (
    <>
      {/* On a phone an open section hides the heading only visually. */}
      <header className={cx('mb-8 lg:mb-10', open && 'max-lg:sr-only')}>
        <h1 className="display text-3xl sm:text-4xl">{t('account.settings')}</h1>
        <p className="text-muted mt-1.5">{t('settings.intro', { name: account.fullName })}</p>
      </header>
      <div className={cx('mb-8 empty:hidden lg:mb-10', open && 'max-lg:hidden')}>
        {inKidsProfile ? (
          <KidsNotice text="settings.kidsText" />
        ) : (
          <DeletionNotice account={account} />
        )}
      </div>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-x-16 xl:gap-x-24">
        <SectionNav groups={groups} ids={ids} hidden={open !== null} />
        <div className="lg:-mt-10">
          {ids.map((id) => {
            const Content = SECTIONS[id];
            return (
              <section
                key={id}
                id={id}
                aria-labelledby={`${id}-title`}
                className={cx(
                  'lg:border-line lg:border-b lg:py-10 lg:last:border-b-0',
                  open !== id && 'max-lg:hidden',
                )}
              >
                {Content && <Content account={account} />}
              </section>
            );
          })}
        </div>
      </div>
    </>
  );
}

/** A guest is asked to log in; a member whose session is being refreshed waits. */
function WithoutAccount({ pending }: { pending: boolean }) {
  const t = useT();
  return (
    <>
      <h1 className="display mb-7 text-3xl sm:text-4xl">{t('account.settings')}</h1>
      {pending ? (
        <Skeleton className="rounded-sheet h-64" />
      ) : (
        <>
          <p className="text-muted mb-5">{t('settings.guest')}</p>
          <Button onClick={askToLogIn}>{t('account.logIn')}</Button>
        </>
      )}
    </>
  );
}
