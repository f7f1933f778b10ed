import { useCallback } from 'react';
import { ListEnd } from '../../catalogue/list-end.tsx';
import { TileGrid } from '../../catalogue/tile-grid.tsx';
import { GRID_SIZES } from '../../catalogue/tile-sizes.ts';
import { TitleTile } from '../../catalogue/title-tile.tsx';
import { browserApi } from '../../lib/api.ts';
import { askToLogIn } from '../../lib/ask-to-log-in.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { paths } from '../../lib/paths.ts';
import { useStart } from '../../lib/start.ts';
import { useT } from '../../lib/texts.tsx';
import { usePagedList } from '../../lib/use-paged-list.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import HeartIcon from 'lucide-react/icons/heart';
import { Skeleton } from '../../ui/skeleton.tsx';
import { fetchMyList, type MyListData } from './load.ts';

export function MyListPage({ list }: MyListData) {
  const t = useT();
  return (
    <main id="main" className="gutter pt-24 lg:pt-32">
      <PageMeta title={t('nav.myList')} hidden />
      <h1 className="display mb-7 text-3xl sm:text-4xl">{t('nav.myList')}</h1>
      {list ? <Titles first={list} /> : <WithoutAccount />}
    </main>
  );
}

function Titles({ first }: { first: NonNullable<MyListData['list']> }) {
  const t = useT();
  const fetchPage = useCallback((offset: number) => fetchMyList(browserApi, offset), []);
  const list = usePagedList('my-list', first, fetchPage);
  if (list.items.length === 0) {
    return (
      <EmptyState
        icon={<HeartIcon aria-hidden />}
        title={t('myList.empty')}
        text={t('myList.emptyText')}
        action={<ButtonLink to={paths.homepage()}>{t('myList.browse')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <TileGrid label={t('nav.myList')}>
        {list.items.map((tile) => (
          <li key={tile.id}>
            <TitleTile tile={tile} sizes={GRID_SIZES} />
          </li>
        ))}
      </TileGrid>
      <ListEnd list={list} />
    </>
  );
}

/** A guest is asked to log in; a member whose session is being renewed waits a moment. */
function WithoutAccount() {
  const t = useT();
  const { sessionPending } = useStart();
  if (sessionPending) {
    return (
      <div className="tile-grid">
        {[0, 1, 2, 3].map((each) => (
          <Skeleton key={each} className="aspect-tile" />
        ))}
      </div>
    );
  }
  return (
    <EmptyState
      icon={<HeartIcon aria-hidden />}
      title={t('myList.guest')}
      text={t('myList.emptyText')}
      action={<Button onClick={askToLogIn}>{t('account.logIn')}</Button>}
    />
  );
}
