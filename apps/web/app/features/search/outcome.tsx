import { RichText } from '@kandil/ui/text/rich-text.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';

interface OutcomeProps {
  query: string;
  searching: boolean;
  found: boolean;
  failed: boolean;
}

/** The state and result count of the search (SCREEN-15..18), in a live region. */
export function Outcome({ query, searching, found, failed }: OutcomeProps) {
  const t = useT();
  return (
    <div className="mt-8 mb-6" aria-live="polite">
      <h1 className="display text-2xl sm:text-3xl">
        {searching ? t('search.searching') : t(query ? 'search.results' : 'nav.search')}
      </h1>
      {query && !searching && !failed && (
        <p className="text-muted mt-1.5">
          <RichText text={t(found ? 'search.found' : 'search.none')} name="query">
            <bdi>{query}</bdi>
          </RichText>
        </p>
      )}
    </div>
  );
}
