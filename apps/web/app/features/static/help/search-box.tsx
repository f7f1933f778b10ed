import { useT } from '@kandil/ui/text/texts.tsx';
import { SearchField } from '@kandil/ui/search-field.tsx';
import { WORDS_MAX } from './load.ts';

interface SearchBoxProps {
  words: string;
  onChange(words: string): void;
}

/** The field above the questions. Before hydration it is a plain form that the server handles. */
export function SearchBox({ words, onChange }: SearchBoxProps) {
  const t = useT();
  return (
    <search aria-label={t('help.search')} className="mx-auto mt-8 block max-w-2xl">
      <form onSubmit={(event) => event.preventDefault()}>
        <SearchField
          name="q"
          label={t('help.search')}
          placeholder={t('help.placeholder')}
          clearLabel={t('search.clear')}
          maxLength={WORDS_MAX}
          value={words}
          onChange={onChange}
        />
      </form>
    </search>
  );
}
