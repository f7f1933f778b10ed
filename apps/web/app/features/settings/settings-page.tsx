import { type ComponentType, useMemo } from 'react';
import { useClientState } from '#app/data/client/client-state.ts';
import { useSite } from '#app/data/start/site.tsx';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { type Account, useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { Notice } from './notice.tsx';
import { NotificationsSection } from './notifications/notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { PlaybackSection } from './playback-section.tsx';
import { PrayerSection } from './prayer/prayer-section.tsx';
import { PrivacySection } from './privacy/privacy-section.tsx';
import { ProfilesSection } from './profiles-section.tsx';
import { SectionNav } from './section-nav.tsx';
import { groupsFor, type Viewer } from './sections.ts';
import { SubtitlesSection } from './subtitles/subtitles-section.tsx';
import { useOpenSection } from './use-open-section.ts';

/** Sections of the device, which need no account. */
const OF_DEVICE: Record<string, ComponentType> = {
  subtitles: SubtitlesSection,
  language: LanguageSection,
  prayer: PrayerSection,
};
const OF_ACCOUNT: Record<string, ComponentType<{ account: Account }>> = {
  account: AccountSection,
  password: PasswordSection,
  plan: PlanSection,
  devices: DevicesSection,
  profiles: ProfilesSection,
  playback: PlaybackSection,
  notifications: NotificationsSection,
  privacy: PrivacySection,
};

export function SettingsPage() {
  const t = useT();
  const { account, sessionPending } = useStart();
  const { currentProfile } = useClientState();
  const isChild = currentProfile?.profileType === 'KIDS';
  return (
    <main id="main" className="gutter mx-auto max-w-6xl pt-24 lg:pt-32">
      <PageMeta title={t('account.settings')} hidden />
      {account || !sessionPending ? (
        <Settings account={account} viewer={account ? (isChild ? 'child' : 'member') : 'guest'} />
      ) : (
        <>
          <h1 className="display mb-7 text-3xl sm:text-4xl">{t('account.settings')}</h1>
          <Skeleton className="rounded-sheet h-64" />
        </>
      )}
    </main>
  );
}

/** One section at a time: beside the list, or on a phone instead of it. */
function Settings({ account, viewer }: { account: Account | null; viewer: Viewer }) {
  const t = useT();
  const { off } = useSite();
  const groups = useMemo(() => groupsFor(viewer, off), [viewer, off]);
  const ids = useMemo(() => groups.flatMap((group) => group.map(({ id }) => id)), [groups]);
  const open = useOpenSection(ids);
  const current = open ?? ids[0];
  return (
    <>
      {/* On a phone an open section hides the heading only visually. */}
      <header className={cx('mb-8 lg:mb-10', open && 'max-lg:sr-only')}>
        <h1 className="display text-3xl sm:text-4xl">{t('account.settings')}</h1>
        {account && (
          <p className="text-muted mt-1.5">{t('settings.intro', { name: account.fullName })}</p>
        )}
      </header>
      <div className={cx('mb-8 empty:hidden lg:mb-10', open && 'max-lg:hidden')}>
        <Notice account={account} viewer={viewer} />
      </div>
      <div className="lg:grid lg:min-h-[70dvh] lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10 xl:gap-x-14">
        <SectionNav
          groups={groups}
          current={current}
          hidden={open !== null}
          canLogOut={account !== null}
        />
        <div>
          {ids.map((id) => {
            const [OfDevice, OfAccount] = [OF_DEVICE[id], OF_ACCOUNT[id]];
            return (
              <section
                key={id}
                id={id}
                aria-labelledby={`${id}-title`}
                className={cx(
                  'lg:rounded-sheet lg:border-line lg:bg-raised/50 lg:border lg:p-8 xl:p-10',
                  open !== id && 'max-lg:hidden',
                  current !== id && 'lg:hidden',
                )}
              >
                <div className="max-w-[44rem]">
                  {OfDevice ? (
                    <OfDevice />
                  ) : (
                    OfAccount && account && <OfAccount account={account} />
                  )}
                </div>
              </section>
            );
          })}
        </div>
      </div>
    </>
  );
}
