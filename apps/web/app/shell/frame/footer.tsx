import type { UiKey } from '@kandil/i18n';
import { useClientState } from '#app/data/client/client-state.ts';
import { Link } from '@kandil/ui/link.tsx';
import { useSite } from '#app/data/start/site.tsx';
import { isOffered, paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { LanguageList } from '#app/domain/language/language-menu.tsx';
import { ChildFooter } from './child-footer.tsx';
import { FOOTER_FRAME, Rights } from './footer-frame.tsx';
import { LogoMark } from '#app/domain/brand/logo.tsx';
import { SocialLinks } from '#app/domain/brand/social-links.tsx';

const GROUPS: readonly { title: UiKey; links: readonly { key: UiKey; to: string }[] }[] = [
  {
    title: 'footer.watch',
    links: [
      { key: 'nav.home', to: paths.homepage() },
      { key: 'nav.liveTv', to: paths.channelList() },
      { key: 'nav.myList', to: paths.myList() },
      { key: 'nav.plans', to: paths.subscriptionPlans() },
      { key: 'prayer.title', to: paths.prayerTimes() },
      { key: 'footer.activate', to: paths.activate() },
    ],
  },
  {
    title: 'footer.company',
    links: [
      { key: 'footer.about', to: paths.aboutUs() },
      { key: 'footer.giving', to: paths.socialResponsibility() },
      { key: 'footer.help', to: paths.helpCenter() },
      { key: 'footer.support', to: paths.customerSupport() },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { key: 'footer.terms', to: paths.termsOfUse() },
      { key: 'footer.privacy', to: paths.privacyPolicy() },
      { key: 'footer.dataProtection', to: paths.dataProtection() },
      { key: 'footer.cookies', to: paths.cookiePreferences() },
      { key: 'footer.withdraw', to: paths.withdraw() },
    ],
  },
];

export function Footer() {
  const isChild = useClientState().currentProfile?.profileType === 'KIDS';
  return isChild ? <ChildFooter /> : <WholeFooter />;
}

function WholeFooter() {
  const t = useT();
  const { name, off } = useSite();
  return (
    <footer className={`${FOOTER_FRAME} pt-12 in-data-television:pb-[calc(5vh+2rem)] lg:pb-12`}>
      <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div>
          <p className="font-display flex w-fit items-center gap-2 text-2xl">
            <LogoMark className="size-9" />
            {name}
          </p>
          <p className="text-muted mt-3 max-w-xs">{t('footer.promise')}</p>
          {!off.includes('giving') && (
            <p className="border-gold text-text/90 mt-4 max-w-xs border-s-2 ps-3">
              {t('footer.donation')}
            </p>
          )}
          <SocialLinks />
        </div>
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2 className="font-semibold">{t(title)}</h2>
            <ul className="mt-3">
              {links
                .filter(({ to }) => isOffered(to, off))
                .map(({ key, to }) => (
                  <li key={key}>
                    <Link to={to} className="text-muted hover:text-text inline-block py-2">
                      {t(key)}
                    </Link>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
      </div>
      <nav
        aria-label={t('nav.language')}
        className="border-line mt-10 flex flex-wrap gap-x-5 border-t pt-5"
      >
        <LanguageList
          className={(active) =>
            active
              ? 'text-gold inline-flex items-center gap-1 py-2'
              : 'text-muted hover:text-text inline-flex items-center py-2'
          }
        />
      </nav>
      <Rights />
    </footer>
  );
}
