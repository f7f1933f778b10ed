import { content } from '@kandil/contract';
import type { ReactNode } from 'react';
import { Previews } from '../../catalogue/preview/previews.tsx';
import { StaleNoticeSlot } from '../../catalogue/stale-notice-slot.tsx';
import { brand } from '../../lib/brand.ts';
import type { OrCopy } from '../../lib/last-good.ts';
import { useLearned } from '../../lib/learn.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { paths } from '../../lib/paths.ts';
import { useStart } from '../../lib/start.ts';
import { useT } from '../../lib/texts.tsx';
import { useCode } from '../../lib/use-code.ts';
import type { HomeData } from './load.ts';
import { RowList } from './row-list.tsx';
import { SpotlightCarousel } from './spotlight-carousel.tsx';

const loadEmpty = async () => (await import('./home-empty.tsx')).HomeEmpty;

type HomePageProps = OrCopy<HomeData> & {
  /** After the rows. */
  children?: ReactNode;
};

/** Home and /category/{id}: the spotlight, then typed rows. */
export function HomePage({ category, spotlight, rows, channels, stale, children }: HomePageProps) {
  const t = useT();
  const { categories } = useStart();
  useLearned(content.breakdowns, rows.items);
  useLearned(content.carousel, spotlight);
  const isEmpty = rows.items.length === 0 && spotlight.length === 0;
  const { code: Empty } = useCode(isEmpty ? loadEmpty : null);
  const known = categories.find(({ id, code }) => code === category || String(id) === category);
  const title = known?.title;
  return (
    <main id="main">
      <PageMeta
        title={title}
        description={title ? undefined : t('home.description', { name: brand.name })}
        picture={spotlight[0]?.image}
        path={known && paths.category(known.code)}
      />
      <h1 className="sr-only">{title ?? brand.name}</h1>
      {spotlight.length > 0 ? (
        <SpotlightCarousel slides={spotlight} rows={rows.items} />
      ) : (
        <div className="h-24" />
      )}
      <StaleNoticeSlot stale={stale} />
      {Empty && <Empty isHome={category === null} />}
      <RowList category={category} first={rows} channels={channels} />
      {children}
      <Previews />
    </main>
  );
}
