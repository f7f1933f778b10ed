import { LONGEST_TERM } from '@kandil/contract/control/auth';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { SearchField } from '@kandil/ui/search-field.tsx';
import PeopleIcon from 'lucide-react/icons/user-search';
import { useId } from 'react';
import { Page } from '#src/frame/page.tsx';
import { Section } from '#src/frame/section.tsx';
import { t } from '#src/texts/texts.tsx';
import { Results } from './results.tsx';
import { useTyped } from './typed.ts';

/** Finds members. */
export const PeopleScreen = () => (
  <Section name="people">
    <Search />
  </Section>
);

function Search() {
  const { typed, term } = useTyped();
  const hint = useId();
  return (
    <Page title={t('people.title')} text={t('people.text')}>
      <form
        role="search"
        className="mb-6"
        onSubmit={(event) => {
          event.preventDefault();
          useTyped.setState({ term: typed.trim() });
        }}
      >
        <div className="flex gap-3">
          <div className="min-w-0 flex-1">
            <SearchField
              size="small"
              label={t('people.search')}
              clearLabel={t('people.clear')}
              aria-describedby={hint}
              maxLength={LONGEST_TERM}
              value={typed}
              onChange={(words) =>
                useTyped.setState({ typed: words, ...(words === '' && { term: '' }) })
              }
            />
          </div>
          <Button type="submit">{t('people.find')}</Button>
        </div>
        <p id={hint} className="text-muted mt-2 px-1 text-sm">
          {t('people.hint')}
        </p>
      </form>
      {term === '' ? (
        <EmptyState
          icon={<PeopleIcon aria-hidden />}
          title={t('people.start')}
          text={t('people.startText')}
        />
      ) : (
        <Results key={term} term={term} />
      )}
    </Page>
  );
}
