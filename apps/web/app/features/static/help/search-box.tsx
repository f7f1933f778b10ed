import { useRef } from 'react';
import { useT } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import CloseIcon from 'lucide-react/icons/x';
import SearchIcon from 'lucide-react/icons/search';
import { WORDS_MAX } from './load.ts';

interface SearchBoxProps {
  words: string;
  onChange(words: string): void;
}

/** The field over the questions. Before the page is alive it is a form that asks the server. */
export function SearchBox({ words, onChange }: SearchBoxProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search aria-label={t('help.search')} className="mx-auto mt-8 block max-w-2xl">
      <form className="relative" onSubmit={(event) => event.preventDefault()}>
        <SearchIcon
          className="text-muted pointer-events-none absolute start-5 top-1/2 size-6 -translate-y-1/2"
          aria-hidden
        />
        <input
          ref={input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          // Without words the field stands in the page's direction, as its placeholder does.
          dir={words ? 'auto' : undefined}
          maxLength={WORDS_MAX}
          value={words}
          aria-label={t('help.search')}
          placeholder={t('help.placeholder')}
          className="border-edge bg-raised placeholder:text-muted focus:border-gold min-h-14 w-full rounded-full border ps-14 pe-14 text-start text-lg outline-none sm:min-h-16 [&::-webkit-search-cancel-button]:hidden"
          onChange={(event) => onChange(event.target.value)}
        />
        {words && (
          <IconButton
            label={t('search.clear')}
            look="plain"
            icon={<CloseIcon className="size-5" aria-hidden />}
            className="absolute end-2 top-1/2 -translate-y-1/2"
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}
