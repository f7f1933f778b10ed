import { useEffect } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { track } from '#app/data/analytics/track.ts';
import { KEEP_SCROLL } from '#app/browser/scroll/keep-scroll.ts';
import { LoadFailed } from '#app/domain/prompt/load-failed.tsx';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { TitleGrid } from '#app/domain/title/title-grid.tsx';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { keepSearch } from '#app/domain/search/recent.ts';
import { isSearchPath } from '#app/domain/search/last-page.ts';
import { SearchBox } from '#app/domain/search/search-box.tsx';
import { QUERY_MAX, useSearch } from '#app/domain/search/search-state.ts';
import { useBeginning } from '#app/domain/search/use-beginning.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { ErrorState } from '@kandil/ui/error-state.tsx';
import { CloseLink, useCloseSearch } from './close-link.tsx';
import { Ideas } from './ideas.tsx';
import type { SearchData } from './load.ts';
import { Outcome } from './outcome.tsx';
import { RecentList } from './recent-list.tsx';
import { Results } from './results.tsx';

/** A search is running while the next page is this one with another query. */
function useSearching(): boolean {
  const { state, location } = useNavigation();
  return state === 'loading' && location !== undefined && isSearchPath(location.pathname);
}

/** Records the search for the suggestions, the recent searches and the analytics. */
function useSearchRecord({ query, results, totalCount }: SearchData): void {
  const recordFound = useSearch((state) => state.found);
  useEffect(() => {
    recordFound(query, results, totalCount);
    if (results.length > 0) keepSearch(query);
  }, [recordFound, query, results, totalCount]);

  useEffect(() => {
    if (query) track({ name: 'search', term: query, results: totalCount });
  }, [query, totalCount]);
}

export function SearchPage(data: SearchData) {
  const { query, results, totalCount, failed, tooLong } = data;
  const t = useT();
  const navigate = useNavigate();
  const searching = useSearching();
  const { close } = useCloseSearch();
  useBeginning();
  useSearchRecord(data);
  const found = results.length > 0;
  return (
    <main id="main" className="gutter mx-auto min-h-[80dvh] max-w-[112rem] pt-24 lg:pt-32">
      <PageMeta
        title={query ? t('search.titleOf', { query }) : t('nav.search')}
        hidden={query !== ''}
      />
      <div className="grid grid-cols-[1fr_auto] items-center gap-3">
        <SearchBox
          place="page"
          query={query}
          onAsk={(words) =>
            void navigate(paths.search(words), { replace: true, state: KEEP_SCROLL })
          }
          onClose={close}
        />
        <CloseLink />
      </div>
      <Outcome
        query={query}
        searching={searching}
        found={found}
        failed={failed !== null || tooLong}
      />
      {!searching && <Trouble failed={failed} tooLong={tooLong} query={query} />}
      {query === '' && <RecentList />}
      {found && <Results key={query} query={query} first={{ items: results, totalCount }} />}
      {!searching && <Further {...data} />}
    </main>
  );
}

/** Titles similar to the only result, or suggestions without any. */
function Further({ query, similar, ideas, tooLong }: SearchData) {
  const t = useT();
  if (similar.length > 0) {
    return (
      <section className="mt-12">
        <h2 className="mb-4 font-semibold">{t('search.similar')}</h2>
        <TitleGrid label={t('search.similar')} tiles={similar} />
      </section>
    );
  }
  if (!ideas) return null;
  return (
    <>
      {query !== '' && !tooLong && <p className="mb-10 max-w-xl">{t('search.noneText')}</p>}
      <Ideas ideas={ideas} title={t(query ? 'search.popular' : 'search.suggestions')} />
    </>
  );
}

/** Why no search ran. */
function Trouble({ failed, tooLong, query }: Pick<SearchData, 'failed' | 'tooLong' | 'query'>) {
  if (failed !== null) return <Failed message={failed} />;
  return tooLong && <TooLong query={query} />;
}

/** A failed search: the error, and a retry with the same query. */
function Failed({ message }: { message: string }) {
  const t = useT();
  const { revalidate, state } = useRevalidator();
  return (
    <LoadFailed
      title={t('search.failed')}
      message={message}
      busy={state === 'loading'}
      again={() => void revalidate()}
    />
  );
}

/** An overlong query: its start is in the field, to search for or to shorten. */
function TooLong({ query }: { query: string }) {
  const t = useT();
  return (
    <ErrorState
      title={t('search.tooLong')}
      text={t('search.tooLongText', { count: QUERY_MAX })}
      action={<ButtonLink to={paths.search(query)}>{t('search.beginning')}</ButtonLink>}
    />
  );
}
