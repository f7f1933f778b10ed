import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { PageMeta } from '../../lib/page-meta.tsx';
import { paths } from '../../lib/paths.ts';
import { useT } from '../../lib/texts.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import SearchIcon from 'lucide-react/icons/search';
import { BeginSearch } from './begin-search.tsx';
import type { SearchData } from './load.ts';
import { keepSearch } from './recent.ts';
import { Results } from './results.tsx';
import { SearchField } from './search-field.tsx';

/** A search is on its way when the page that is coming is this one with other words. */
function useSearching(): boolean {
  const { state, location } = useNavigation();
  return state === 'loading' && (location?.pathname.includes(`${paths.search()}/`) ?? false);
}

export function SearchPage({ query, results, totalCount, suggestions }: SearchData) {
  const t = useT();
  const searching = useSearching();
  const found = results.length > 0;
  useEffect(() => {
    if (found) keepSearch(query);
  }, [found, query]);

  return (
    <main id="main" className="gutter mx-auto max-w-[112rem] pt-24 lg:pt-32">
      <PageMeta
        title={query ? t('search.titleOf', { query }) : t('nav.search')}
        hidden={query !== ''}
      />
      <SearchField query={query} />
      <Outcome query={query} searching={searching} found={found} />
      {query === '' && <BeginSearch suggestions={suggestions} />}
      {found && <Results key={query} query={query} first={{ items: results, totalCount }} />}
      {query !== '' && !found && !searching && (
        <EmptyState
          icon={<SearchIcon aria-hidden />}
          title={t('search.noneTitle')}
          text={t('search.noneText')}
        />
      )}
    </main>
  );
}

/** What the search is at, and what it came to (SCREEN-15..18). */
function Outcome({
  query,
  searching,
  found,
}: {
  query: string;
  searching: boolean;
  found: boolean;
}) {
  const t = useT();
  return (
    <div className="mt-8 mb-6" aria-live="polite">
      <h1 className="text-xl font-semibold">
        {searching ? t('search.searching') : t(query ? 'search.results' : 'nav.search')}
      </h1>
      {query && !searching && (
        <Sentence words={t(found ? 'search.found' : 'search.none', { query: GAP })} query={query} />
      )}
    </div>
  );
}

const GAP = '\u0000';

/** A sentence with the person's words in it, which keep their own direction. */
function Sentence({ words, query }: { words: string; query: string }) {
  const [before, after] = words.split(GAP);
  return (
    <p className="text-muted mt-1">
      {before}
      <bdi>{query}</bdi>
      {after}
    </p>
  );
}
