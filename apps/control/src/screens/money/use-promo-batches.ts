import type { Args, Data } from '@kandil/contract';
import { BATCH_STATES, promoBatches } from '@kandil/contract/control/purchase';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { request } from '#src/data/request.ts';
import { type Act, useAct } from '#src/data/use-act.ts';
import { type CallState, useCall } from '#src/data/use-call.ts';
import { useProgress } from '#src/data/use-refresh.ts';

type Answer = Data<typeof promoBatches>;
export type PromoBatch = Answer['batches'][number];
export type Promo = Answer['promos'][number];
/** As the address has them; nonsense filters nothing. */
export type BatchFilters = Omit<Args<typeof promoBatches>, 'after'>;

/** The filters in the address, and a function that changes some of them. */
export function useBatchFilters(): [BatchFilters, (change: Record<string, string>) => void] {
  const [params, setParams] = useSearchParams();
  const state = BATCH_STATES.find((each) => each === params.get('state'));
  const promo = params.get('promo')?.slice(0, 64);
  const change = (fields: Record<string, string>) =>
    setParams((now) => {
      const all = { ...Object.fromEntries(now), ...fields };
      return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
    });
  return [{ ...(state && { state }), ...(promo && { promo }) }, change];
}

/** Batches that match the filters, page after page; read again while one is being made. */
export function usePromoBatches(filters: BatchFilters): {
  loaded: CallState<Answer>;
  more: Act<[]>;
} {
  const first = useCall(promoBatches, filters);
  const [rest, setRest] = useState<{ after: Answer; pages: Answer } | null>(null);
  // Pages that followed another first one are no longer shown.
  const pages = rest && rest.after === first.data ? rest.pages : null;
  const next = (pages ?? first.data)?.next ?? null;
  const more = useAct(async () => {
    if (!first.data || next === null) return;
    const page = await request(promoBatches, { ...filters, after: next });
    const batches = [...(pages?.batches ?? []), ...page.batches];
    setRest({ after: first.data, pages: { ...page, batches } });
  });
  const isMaking = first.data?.batches.some(({ state }) => state === 'MAKING') ?? false;
  useProgress(first, isMaking);
  const data = first.data && {
    ...first.data,
    batches: [...first.data.batches, ...(pages?.batches ?? [])],
    next,
  };
  return { loaded: { ...first, data }, more };
}
