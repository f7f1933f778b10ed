import { content } from '@kandil/contract';
import type { ReactNode } from 'react';
import { Previews } from '#app/domain/title/preview/previews.tsx';
import type { OrCopy } from '#app/data/pages/stale-fallback.ts';
import { useLearned } from '#app/data/queries/learn.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { useSite } from '#app/data/start/site.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { lazyView, useLazyModule } from '#app/browser/use-lazy-module.ts';
import type { HomeData } from './load.ts';
import { RowList } from './row-list.tsx';
import { SpotlightCarousel } from './spotlight-carousel.tsx';

const StaleNotice = lazyView(
  async () => (await import('#app/domain/prompt/stale-notice.tsx')).StaleNotice,
);

const PaymentFailed = lazyView(
  async () => (await import('#app/domain/plan/payment-failed.tsx')).PaymentFailed,
);

const loadEmpty = async () => (await import('./home-empty.tsx')).HomeEmpty;

type HomePageProps = OrCopy<HomeData> & {
  /** Rendered after the rows. */
  children?: ReactNode;
};

/** Home and /category/{id}: the spotlight, then typed rows. */
export function HomePage({ category, spotlight, rows, channels, stale, children }: HomePageProps) {
  const t = useT();
  const { name } = useSite();
  const { categories } = useStart();
  useLearned(content.breakdowns, rows.items);
  useLearned(content.carousel, spotlight);
  const isEmpty = rows.items.length === 0 && spotlight.length === 0;
  const { code: Empty } = useLazyModule(isEmpty ? loadEmpty : null);
  const known = categories.find(({ id, code }) => code === category || String(id) === category);
  const title = known?.title;
  return (
    <main id="main" className="min-h-[80dvh]">
      <PageMeta
        title={title}
        description={title ? undefined : t('home.description')}
        picture={spotlight[0]?.image}
        path={known && paths.category(known.code)}
      />
      <h1 className="sr-only">{title ?? name}</h1>
      {spotlight.length > 0 ? (
        <SpotlightCarousel slides={spotlight} rows={rows.items} />
      ) : (
        <div className="h-32 lg:h-24" />
      )}
      {stale && <StaleNotice />}
      <Suspended />
      {Empty && <Empty isHome={category === null} />}
      <RowList category={category} first={rows} channels={channels} />
      {children}
      <Previews />
    </main>
  );
}

/** A child pays for nothing. */
function Suspended() {
  const { account, profileId } = useStart();
  const profile = account?.userProfile.find(({ id }) => id === profileId);
  const isSuspended = account?.subscription?.subscriptionStatus === 'SUSPENDED';
  return isSuspended && profile?.profileType !== 'KIDS' && <PaymentFailed />;
}
