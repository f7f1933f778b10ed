import { auth, type content } from '@kandil/contract';
import { MOST_ALLOWED } from '@kandil/contract/child-limits';
import { useCallback, useRef, useState } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { optimisticQueue } from '#app/data/queries/optimistic-queue.ts';
import { useQuery } from '#app/data/queries/use-query.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { outdateStart } from '#app/data/start/reload-start.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { Switch } from '@kandil/ui/switch.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { AllowedTitle, type AllowedTitleFacts } from './allowed-title.tsx';
import { Section } from './section.tsx';
import { TitleFinder } from './title-finder.tsx';

const load = async (id: number) => (await browserApi(auth.allowListOf, { id })).data;

/** The titles that a child's profile shows alone. Each change is saved at once. */
export function AllowListSection({ profile }: { profile: Profile }) {
  const t = useT();
  const { id } = profile;
  const query = useQuery(useCallback(() => load(id), [id]));
  return (
    <Section title={t('childLimits.list')}>
      <QueryResult query={query} skeleton={<Skeleton className="h-11" />}>
        {({ titles }) => <AllowList profile={profile} first={titles} />}
      </QueryResult>
    </Section>
  );
}

type Titles = readonly AllowedTitleFacts[] | null;

const mutations = optimisticQueue((id: number, titles: Titles, options) => {
  const titleIds = titles?.map((title) => title.id) ?? null;
  return browserApi(auth.allowListSet, { id, titleIds }, options);
});

/** The list, and how to replace it: it is shown at once and saved one change after the other. */
function useAllowList(id: number, first: Titles) {
  const t = useT();
  const [titles, setTitles] = useState(first);
  /** @throws ApiError; the saved list is shown again */
  const save = async (next: Titles) => {
    await mutations.mutate(id, titles, { value: next, show: setTitles });
    outdateStart();
  };
  const replace = async (next: Titles) => {
    try {
      await save(next);
    } catch (error) {
      notify('error', navigator.onLine ? errorText(error, t) : t('state.offlineText'));
    }
  };
  return { titles, save, replace };
}

function AllowList({ profile, first }: { profile: Profile; first: Titles }) {
  const t = useT();
  const { titles, save, replace } = useAllowList(profile.id, first);
  const list = useRef<HTMLDivElement>(null);
  const ids = titles?.map((title) => title.id) ?? [];
  const add = (title: content.ChildTitle) =>
    void replace([{ ...title, shown: true }, ...(titles ?? [])]);
  const remove = (id: number) => void replace(titles?.filter((each) => each.id !== id) ?? null);
  const askToRemoveAll = () =>
    openModal('confirm', {
      title: 'childLimits.endTitle',
      text: t('childLimits.endText'),
      action: 'childLimits.end',
      danger: true,
      run: () => save(null),
    });
  const turn = (on: boolean) => {
    if (!on && ids.length > 0) return askToRemoveAll();
    return void replace(on ? [] : null);
  };
  return (
    <>
      <OnlySwitch on={titles !== null} onTurn={turn} />
      {titles && (
        <div ref={list} tabIndex={-1} className="mt-5 outline-none">
          {titles.length === 0 ? (
            <p role="status" className="text-muted text-sm">
              {t('childLimits.empty')}
            </p>
          ) : (
            <ul
              aria-label={t('childLimits.list')}
              className="divide-line -mx-2 max-h-80 divide-y overflow-y-auto overscroll-contain px-2"
            >
              {titles.map((title) => (
                <AllowedTitle
                  key={title.id}
                  title={title}
                  onRemove={() => {
                    remove(title.id);
                    // The pressed button is gone.
                    list.current?.focus();
                  }}
                />
              ))}
            </ul>
          )}
          <TitleFinder
            maxAge={profile.maxAge}
            chosen={ids}
            full={ids.length >= MOST_ALLOWED}
            onAdd={add}
            onRemove={remove}
          />
        </div>
      )}
    </>
  );
}

interface OnlySwitchProps {
  on: boolean;
  onTurn(on: boolean): void;
}

function OnlySwitch({ on, onTurn }: OnlySwitchProps) {
  const t = useT();
  return (
    <>
      <Switch
        checked={on}
        aria-describedby="allow-list-text"
        onChange={({ target }) => onTurn(target.checked)}
      >
        {t('childLimits.only')}
      </Switch>
      <p id="allow-list-text" className="text-muted max-w-prose text-sm">
        {t('childLimits.onlyText')}
      </p>
    </>
  );
}
