import { useRef } from 'react';
import { useT } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../../../ui/icons.ts';
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
    <form role="search" className="relative mx-auto mt-8 max-w-2xl" onSubmit={(event) => event.preventDefault()}>
      <SearchIcon className="pointer-events-none absolute start-5 top-1/2 size-6 -translate-y-1/2 text-muted" aria-hidden />
      <input
        ref={input}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        maxLength={WORDS_MAX}
        value={words}
        aria-label={t('help.search')}
        placeholder={t('help.placeholder')}
        className="min-h-14 w-full rounded-full border border-edge bg-raised ps-14 pe-14 text-start text-lg outline-none placeholder:text-muted focus:border-gold sm:min-h-16 [&::-webkit-search-cancel-button]:hidden"
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
  );
}
