import { useT } from '#app/ui/text/texts.tsx';

interface OutcomeProps {
  query: string;
  searching: boolean;
  found: boolean;
  failed: boolean;
}

const GAP = '\u0000';

/** The state and result count of the search (SCREEN-15..18), in a live region. */
export function Outcome({ query, searching, found, failed }: OutcomeProps) {
  const t = useT();
  return (
    <div className="mt-8 mb-6" aria-live="polite">
      <h1 className="display text-2xl sm:text-3xl">
        {searching ? t('search.searching') : t(query ? 'search.results' : 'nav.search')}
      </h1>
      {query && !searching && !failed && (
        <Sentence words={t(found ? 'search.found' : 'search.none', { query: GAP })} query={query} />
      )}
    </div>
  );
}

/** A sentence that quotes the query, which keeps its own direction. */
function Sentence({ words, query }: { words: string; query: string }) {
  const [before, after] = words.split(GAP);
  return (
    <p className="text-muted mt-1.5">
      {before}
      <bdi>{query}</bdi>
      {after}
    </p>
  );
}
