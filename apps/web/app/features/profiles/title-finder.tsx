import { content } from '@kandil/contract';
import { type AgeStep, MOST_ALLOWED, USUAL_AGE } from '@kandil/contract/child-limits';
import { useCallback, useId, useState } from 'react';
import CheckIcon from 'lucide-react/icons/check';
import PlusIcon from 'lucide-react/icons/plus';
import { browserApi } from '#app/data/client/api.ts';
import { useQuery } from '#app/data/queries/use-query.ts';
import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { useRested } from '#app/domain/search/use-rested.ts';
import { IconButton } from '@kandil/ui/icon-button.tsx';
import { onToggle } from '@kandil/ui/on-toggle.ts';
import { SearchField } from '@kandil/ui/search-field.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { TitleRow } from './allowed-title.tsx';

/** Titles offered at a time; a keyword finds the others. */
const OFFERED = 8;
/** As the call takes it. */
const LONGEST_KEYWORD = 64;

interface TitleFinderProps {
  /** The saved age of the profile. */
  maxAge: AgeStep | null;
  /** Ids of the titles on the list. */
  chosen: readonly number[];
  /** The list has no place. */
  full: boolean;
  onAdd(title: content.ChildTitle): void;
  onRemove(id: number): void;
}

/** Finds titles that suit the age of a child by name, and puts them on its list or takes them off. */
export function TitleFinder({ maxAge, chosen, full, onAdd, onRemove }: TitleFinderProps) {
  const t = useT();
  const heading = useId();
  const [keyword, setKeyword] = useState('');
  const age = maxAge ?? USUAL_AGE;
  const find = useCallback(
    async () =>
      (await browserApi(content.childTitles, { maxAge: age, keyword, limit: OFFERED })).data,
    [age, keyword],
  );
  const query = useQuery(find);
  const toggle = (title: content.ChildTitle) =>
    chosen.includes(title.id) ? onRemove(title.id) : onAdd(title);
  return (
    <section aria-labelledby={heading} className="border-line mt-5 border-t pt-5">
      <h3 id={heading} className="mb-3 font-medium">
        {t('childLimits.find')}
      </h3>
      <Keyword keyword={keyword} onAsk={setKeyword} />
      {full && (
        <p role="status" className="text-muted mt-3 text-sm">
          {t('childLimits.full', { count: MOST_ALLOWED })}
        </p>
      )}
      <div className="mt-2">
        <QueryResult query={query} skeleton={<Skeleton className="h-40" />}>
          {(titles) =>
            titles.length === 0 ? (
              <p role="status" className="text-muted py-3 text-sm">
                {t('childLimits.nothing')}
              </p>
            ) : (
              <ul aria-labelledby={heading} className="divide-line divide-y">
                {titles.map((title) => (
                  <OfferedTitle
                    key={title.id}
                    title={title}
                    isChosen={chosen.includes(title.id)}
                    disabled={full && !chosen.includes(title.id)}
                    onPress={() => toggle(title)}
                  />
                ))}
              </ul>
            )
          }
        </QueryResult>
      </div>
    </section>
  );
}

interface OfferedTitleProps {
  title: content.ChildTitle;
  isChosen: boolean;
  disabled: boolean;
  onPress(): void;
}

/** A found title with its button, which keeps the focus when it is pressed. */
function OfferedTitle({ title, isChosen, disabled, onPress }: OfferedTitleProps) {
  const t = useT();
  const Icon = isChosen ? CheckIcon : PlusIcon;
  return (
    <TitleRow title={title}>
      <IconButton
        label={t('childLimits.add', { title: title.title })}
        look="plain"
        icon={<Icon className="size-5" aria-hidden />}
        aria-pressed={isChosen}
        aria-disabled={disabled}
        onClick={onToggle(() => !disabled && onPress())}
      />
    </TitleRow>
  );
}

function Keyword({ keyword, onAsk }: { keyword: string; onAsk(keyword: string): void }) {
  const t = useT();
  const { words, setWords, ask } = useRested(keyword, onAsk, true);
  return (
    <SearchField
      size="small"
      label={t('childLimits.find')}
      clearLabel={t('search.clear')}
      placeholder={t('search.placeholder')}
      maxLength={LONGEST_KEYWORD}
      value={words}
      onChange={setWords}
      onKeyDown={(event) => {
        // Enter searches; it does not save the profile.
        if (event.key !== 'Enter') return;
        event.preventDefault();
        ask(words);
      }}
    />
  );
}
