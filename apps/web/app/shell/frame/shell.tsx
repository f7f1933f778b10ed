import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { type Page, pageOf, PAGES } from '#app/pages.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { AccountCareHost } from '../start/account-care-host.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { Header } from './header.tsx';
import { later } from './later.tsx';
import { MaintenanceHost } from '../start/maintenance-host.tsx';
import { ModalHost } from '../modals/modal-host.tsx';
import { Notifications } from '../modals/toast-host.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageChange } from './page-change.tsx';
import { PopupHost } from '../modals/popup-host.tsx';

/** The frame around a page, by its layout options. Web-view hides both bars (SHELL-32..34). */
export function layoutOf(
  page: Page,
  webView: boolean,
): Pick<Page, 'showHeader' | 'showFooter' | 'background'> {
  return {
    showHeader: page.showHeader && !webView,
    showFooter: page.showFooter && !webView,
    background: page.background,
  };
}

const FOOTER = later('Footer');
const BELOW = later('BottomBar');
const BROWSE_CHIPS = later('BrowseChips');
const ANALYTICS = later('Analytics');
const PRAYER = later('PrayerHost');

export function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  const webView = useClientState().parentPlatform !== null;
  const page = pageOf(useMatches().at(-1)?.id);
  const isPlayer = page === PAGES.watch || page === PAGES.watchChannel;
  const { showHeader, showFooter, background } = layoutOf(page, webView);
  return (
    <>
      <a
        href="#main"
        className="bg-gold text-ink fixed start-4 top-2 z-60 -translate-y-20 rounded-full px-5 py-3 font-semibold focus:translate-y-0"
      >
        {t('nav.skip')}
      </a>
      {background === 'glow' && (
        <span
          className="from-gold/20 pointer-events-none absolute inset-x-0 top-0 h-96 bg-radial-[80%_100%_at_50%_0%] to-transparent"
          aria-hidden
        />
      )}
      {showHeader && <Header over={background === 'spotlight'} />}
      {/* A player shows its own offline notice, beside the picture. */}
      {!isPlayer && <OfflineBanner />}
      {showHeader && BROWSE_CHIPS}
      <PageChange>{children}</PageChange>
      {showFooter && FOOTER}
      {showHeader && BELOW}
      {/* A page without bars is a player: the notice would cover its controls. */}
      {(showHeader || webView) && <CookieNotice aboveBar={showHeader} />}
      <Notifications atTop={isPlayer} />
      <ModalHost />
      <AccountCareHost />
      <PopupHost />
      <MaintenanceHost />
      {ANALYTICS}
      {PRAYER}
    </>
  );
}
