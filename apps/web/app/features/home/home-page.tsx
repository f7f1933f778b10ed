import { Previews } from '../../catalogue/preview/previews.tsx';
import { brand } from '../../lib/brand.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { paths } from '../../lib/paths.ts';
import { useStart } from '../../lib/start.ts';
import { useT } from '../../lib/texts.tsx';
import { useCode } from '../../lib/use-code.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { HomeData } from './load.ts';
import { RowList } from './row-list.tsx';
import { SpotlightCarousel } from './spotlight-carousel.tsx';

const loadNotice = async () => (await import('./stale-notice.tsx')).StaleNotice;
const loadEmpty = async () => (await import('./home-empty.tsx')).HomeEmpty;

interface HomePageProps extends HomeData {
  /** The services are out of reach: this is the last good copy. */
  stale: boolean;
}

/** Home and /category/{id}: the spotlight, then typed rows. */
export function HomePage({ category, spotlight, rows, channels, stale }: HomePageProps) {
  const t = useT();
  const { categories } = useStart();
  const isEmpty = rows.items.length === 0 && spotlight.length === 0;
  const { code: StaleNotice } = useCode(stale ? loadNotice : null);
  const { code: HomeEmpty } = useCode(isEmpty ? loadEmpty : null);
  const known = categories.find(({ id, code }) => code === category || String(id) === category);
  const title = known?.title;
  const hasGrid = known?.resultType === 'SERIES' || known?.resultType === 'MOVIES';
  return (
    <main id="main">
      <PageMeta
        title={title}
        description={title ? undefined : t('home.description', { name: brand.name })}
        picture={spotlight[0]?.image}
      />
      <h1 className="sr-only">{title ?? brand.name}</h1>
      {spotlight.length > 0 ? (
        <SpotlightCarousel slides={spotlight} rows={rows.items} />
      ) : (
        <div className="h-24" />
      )}
      {StaleNotice && <StaleNotice />}
      <RowList category={category} first={rows} channels={channels} />
      {hasGrid && (
        <p className="gutter mt-12 text-center">
          <ButtonLink look="line" to={paths.categoryTitles(known.code)}>
            {t('category.allOf', { title: known.title })}
          </ButtonLink>
        </p>
      )}
      <Previews />
      {HomeEmpty && <HomeEmpty isHome={category === null} />}
    </main>
  );
}
