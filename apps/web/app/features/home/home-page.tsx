import { brand } from '../../lib/brand.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { paths } from '../../lib/paths.ts';
import { useStart } from '../../lib/start.ts';
import { useT } from '../../lib/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import ClapperboardIcon from 'lucide-react/icons/clapperboard';
import { LiveNow } from './live-now.tsx';
import type { HomeData } from './load.ts';
import { RowSection } from './row-section.tsx';
import { SpotlightCarousel } from './spotlight-carousel.tsx';

/** Where the row of live channels stands among the others. */
const LIVE_AFTER = 2;

/** Home and /category/{id}: the spotlight, then typed rows. */
export function HomePage({ category, spotlight, rows, channels }: HomeData) {
  const t = useT();
  const { categories } = useStart();
  const title = categories.find(
    ({ id, code }) => code === category || String(id) === category,
  )?.title;
  return (
    <main id="main">
      <PageMeta
        title={title}
        description={t('home.description', { name: brand.name })}
        picture={spotlight[0]?.image}
      />
      <h1 className="sr-only">{title ?? brand.name}</h1>
      {spotlight.length > 0 ? (
        <SpotlightCarousel slides={spotlight} rows={rows} />
      ) : (
        <div className="h-24" />
      )}
      <div className="relative space-y-9 lg:space-y-12">
        {rows.slice(0, LIVE_AFTER).map((row) => (
          <RowSection key={row.id} row={row} />
        ))}
        {channels.length > 0 && <LiveNow channels={channels} />}
        {rows.slice(LIVE_AFTER).map((row) => (
          <RowSection key={row.id} row={row} />
        ))}
      </div>
      {rows.length === 0 && spotlight.length === 0 && (
        <EmptyState
          icon={<ClapperboardIcon aria-hidden />}
          title={t('home.empty')}
          action={
            <ButtonLink to={category ? paths.homepage() : paths.search()}>
              {t(category ? 'action.home' : 'nav.search')}
            </ButtonLink>
          }
        />
      )}
    </main>
  );
}
