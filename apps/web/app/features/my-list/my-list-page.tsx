import HeartIcon from 'lucide-react/icons/heart';
import { GridComing } from '#app/domain/title/grid-coming.tsx';
import { SortSelect } from '#app/domain/title/sort-select.tsx';
import type { OrCopy } from '#app/data/pages/stale-fallback.ts';
import { LogInFirst } from '#app/domain/prompt/log-in-first.tsx';
import { StaleNotice } from '#app/domain/prompt/stale-notice.tsx';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { MyListData } from './load.ts';
import { Titles } from './titles.tsx';

/** The titles that a profile has saved. */
export function MyListPage({ sort, list, stale }: OrCopy<MyListData>) {
  const t = useT();
  return (
    <main id="main" className="gutter min-h-[80dvh] pt-24 lg:pt-32">
      <PageMeta title={t('nav.myList')} hidden />
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-3xl sm:text-4xl">{t('nav.myList')}</h1>
        {list && list.items.length > 1 && <SortSelect sort={sort} own="sort.added" />}
      </div>
      {stale && <StaleNotice />}
      {list ? <Titles key={sort} sort={sort} first={list} /> : <WithoutAccount />}
    </main>
  );
}

function WithoutAccount() {
  return (
    <LogInFirst
      icon={<HeartIcon aria-hidden />}
      title="myList.guest"
      text="myList.emptyText"
      waiting={<GridComing />}
    />
  );
}
