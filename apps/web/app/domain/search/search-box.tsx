import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isRemote } from '#app/browser/device-traits.ts';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { SearchField } from '@kandil/ui/search-field.tsx';
import { type Option, optionsOf } from './options.ts';
import { recentSearches } from './recent.ts';
import { QUERY_MAX, useSearch } from './search-state.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { useRested } from './use-rested.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  /** The current keyword; the field shows it. */
  query?: string;
  /** `page`: results are below and update while typing. `bar`: the field suggests titles, and Enter opens the page. */
  place: 'page' | 'bar';
  /** Called with a keyword; empty if it is too short. */
  onAsk(words: string): void;
  /** Called for Escape when no list is open. */
  onClose(): void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The search field with suggestions below it (WAI-ARIA combobox). */
export function SearchBox({ query = '', place, onAsk, onClose }: SearchBoxProps) {
  const t = useT();
  const inBar = place === 'bar';
  const input = useRef<HTMLInputElement>(null);
  const { words, setWords, ask } = useRested(query, onAsk, !inBar);
  const list = useSuggested(words, inBar);
  const navigate = useNavigate();

  useEffect(() => {
    if (inBar) input.current?.focus();
  }, [inBar]);

  const pick = (option: Option) => {
    if (option.kind !== 'title') return onAsk(option.words);
    onClose();
    void navigate(paths.contentDetail(option.result.code));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const option = list.options[list.active];
    if (option) return pick(option);
    if (inBar) onAsk(words.trim());
    else ask(words);
    input.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    const step = STEPS[event.key];
    if (!inBar || step === undefined || list.options.length === 0) return;
    // Past the ends of the list a remote leaves the field.
    if (isRemote() && !list.options[list.active + step] && list.active + step !== -1) return;
    event.preventDefault();
    list.move(step);
  };
  return (
    <search aria-label={t('nav.search')}>
      <form className="relative" onSubmit={submit} onKeyDown={onKeyDown}>
        <SearchField
          ref={input}
          size={inBar ? 'small' : 'large'}
          label={t('search.placeholder')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          maxLength={QUERY_MAX}
          value={words}
          onChange={setWords}
          {...(inBar && list.combobox)}
        />
        {inBar && list.options.length > 0 && (
          <SuggestionList
            id={list.id}
            label={t('search.suggested')}
            options={list.options}
            active={list.active}
            onPick={pick}
          />
        )}
        <output className="sr-only">
          {inBar && words.trim() !== '' && t('search.suggestedCount', { count: list.titles })}
        </output>
      </form>
    </search>
  );
}

/** The options below the field and the active one (arrow keys). */
function useSuggested(words: string, active: boolean) {
  const t = useT();
  const id = useId();
  const { results, totalCount } = useSearch();
  const [mark, setMark] = useState({ words, results, at: -1 });
  const [recent, setRecent] = useState<string[]>([]);
  useSuggestions(words, active);
  useEffect(() => setRecent(recentSearches()), []);
  // A new keyword has new options: none is active.
  const at = mark.words === words && mark.results === results ? mark.at : -1;
  const options = optionsOf({
    words,
    results,
    totalCount,
    recent,
    seeAll: (query) => t('search.seeAll', { query }),
  });
  const move = (step: number) =>
    // Before the first and after the last option no option is active.
    setMark({
      words,
      results,
      at: ((at + 1 + step + options.length + 1) % (options.length + 1)) - 1,
    });
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': options.length > 0,
    'aria-controls': options.length > 0 ? id : undefined,
    'aria-activedescendant': at >= 0 ? optionId(id, at) : undefined,
  } as const;
  return { id, options, active: at, titles: results.length, move, combobox };
}
