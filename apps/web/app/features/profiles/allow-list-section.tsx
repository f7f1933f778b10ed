import { auth } from '@kandil/contract';
import { MOST_ALLOWED } from '@kandil/contract/child-limits';
import { useCallback, useRef, useState } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { useQuery } from '#app/data/queries/use-query.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { outdateStart } from '#app/data/start/reload-start.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { errorText } from '#app/ui/forms/errors.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { useT } from '#app/ui/text/texts.tsx';
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

/** The saved list, and how to replace it. A change is refused while one is being saved. */
function useAllowList(id: number, first: Titles) {
  const t = useT();
  const [titles, setTitles] = useState(first);
  const [busy, setBusy] = useState(false);
  const replace = async (titleIds: number[] | null) => {
    setBusy(true);
    try {
      const { data } = await browserApi(auth.allowListSet, { id, titleIds });
      setTitles(data.titles);
      outdateStart();
    } catch (error) {
      notify('error', errorText(error, t));
    } finally {
      setBusy(false);
    }
  };
  return { titles, busy, replace };
}

function AllowList({ profile, first }: { profile: Profile; first: Titles }) {
  const t = useT();
  const { titles, busy, replace } = useAllowList(profile.id, first);
  const list = useRef<HTMLDivElement>(null);
  const ids = titles?.map((title) => title.id) ?? [];
  const remove = async (id: number) => {
    await replace(ids.filter((each) => each !== id));
    // The pressed button is gone.
    list.current?.focus();
  };
  const askToRemoveAll = () =>
    openModal('confirm', {
      title: 'childLimits.endTitle',
      text: t('childLimits.endText'),
      action: 'childLimits.end',
      danger: true,
      run: () => replace(null),
    });
  const turn = (on: boolean) => {
    if (on) return replace([]);
    return ids.length === 0 ? replace(null) : askToRemoveAll();
  };
  return (
    <>
      <OnlySwitch on={titles !== null} busy={busy} onTurn={(on) => void turn(on)} />
      {titles && (
        <div ref={list} tabIndex={-1} className="mt-5 outline-none">
          {titles.length === 0 ? (
            <p role="status" className="text-muted text-sm">
              {t('childLimits.empty')}
            </p>
          ) : (
            <ul aria-label={t('childLimits.list')} className="divide-line divide-y">
              {titles.map((title) => (
                <AllowedTitle
                  key={title.id}
                  title={title}
                  busy={busy}
                  onRemove={() => void remove(title.id)}
                />
              ))}
            </ul>
          )}
          <TitleFinder
            maxAge={profile.maxAge}
            chosen={ids}
            busy={busy}
            full={ids.length >= MOST_ALLOWED}
            onAdd={(id) => void replace([id, ...ids])}
            onRemove={(id) => void replace(ids.filter((each) => each !== id))}
          />
        </div>
      )}
    </>
  );
}

interface OnlySwitchProps {
  on: boolean;
  busy: boolean;
  onTurn(on: boolean): void;
}

function OnlySwitch({ on, busy, onTurn }: OnlySwitchProps) {
  const t = useT();
  return (
    <>
      <Switch
        checked={on}
        aria-disabled={busy}
        aria-describedby="allow-list-text"
        onChange={({ target }) => !busy && onTurn(target.checked)}
      >
        {t('childLimits.only')}
      </Switch>
      <p id="allow-list-text" className="text-muted max-w-prose text-sm">
        {t('childLimits.onlyText')}
      </p>
    </>
  );
}
