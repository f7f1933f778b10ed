import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { KEEP_SCROLL } from '../../lib/keep-scroll.ts';
import { paths } from '../../lib/paths.ts';
import { useT } from '../../lib/texts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import CloseIcon from 'lucide-react/icons/x';
import SearchIcon from 'lucide-react/icons/search';
import { QUERY_MAX } from './load.ts';

/** Typing is searched for once it rests this long. */
export const DEBOUNCE_MS = 300;

/** The field of the search page: its words become the address, and the address the results. */
export function SearchField({ query }: { query: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [words, setWords] = useState(query);
  const asked = useRef(query);
  const input = useRef<HTMLInputElement>(null);

  // Back and a recent search change the address: the field follows.
  useEffect(() => {
    if (query !== asked.current) setWords(query);
    asked.current = query;
  }, [query]);

  const ask = (next: string) => {
    const trimmed = next.trim();
    if (trimmed === asked.current) return;
    asked.current = trimmed;
    void navigate(paths.search(trimmed), { replace: true, state: KEEP_SCROLL });
  };
  useEffect(() => {
    const timer = setTimeout(() => ask(words), DEBOUNCE_MS);
    return () => clearTimeout(timer);
    // Only what is typed starts the clock.
    // eslint-disable-next-line react/exhaustive-deps
  }, [words]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(words);
    input.current?.blur();
  };
  return (
    <form role="search" onSubmit={submit} className="relative">
      <SearchIcon
        className="text-muted pointer-events-none absolute start-5 top-1/2 size-6 -translate-y-1/2"
        aria-hidden
      />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        maxLength={QUERY_MAX}
        value={words}
        aria-label={t('search.placeholder')}
        placeholder={t('search.placeholder')}
        className="border-line bg-raised placeholder:text-muted focus:border-gold min-h-16 w-full rounded-full border ps-14 pe-14 text-lg outline-none [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => setWords(event.target.value)}
      />
      {words && (
        <IconButton
          label={t('search.clear')}
          look="plain"
          icon={<CloseIcon className="size-5" aria-hidden />}
          className="absolute end-2.5 top-1/2 -translate-y-1/2"
          onClick={() => {
            setWords('');
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}
