import type { Args, Data } from '@kandil/contract';
import { BATCH_STATES, promoBatches } from '@kandil/contract/control/purchase';
import { request } from '#src/data/request.ts';
import { present, useAddressFilters } from '#src/data/use-address-filters.ts';
import { useCall } from '#src/data/use-call.ts';
import { usePages } from '#src/data/use-pages.ts';
import { useProgress } from '#src/data/use-refresh.ts';

type Answer = Data<typeof promoBatches>;
export type PromoBatch = Answer['batches'][number];
export type Promo = Answer['promos'][number];
/** As the address has them; nonsense filters nothing. */
export type BatchFilters = Omit<Args<typeof promoBatches>, 'after'>;

/** The filters in the address, and a function that changes some of them. */
export function useBatchFilters() {
  const [{ state: named, promo }, change] = useAddressFilters(['state', 'promo']);
  const state = BATCH_STATES.find((each) => each === named);
  const filters: BatchFilters = present({ state, promo: promo?.slice(0, 64) });
  return [filters, change] as const;
}

/** Batches that match the filters, page after page; read again while one is being made. */
export function usePromoBatches(filters: BatchFilters) {
  const first = useCall(promoBatches, filters);
  const isMaking = first.data?.batches.some(({ state }) => state === 'MAKING') ?? false;
  useProgress(first, isMaking);
  return usePages(
    first,
    (after) => request(promoBatches, { ...filters, after }),
    (all, { batches }) => ({ ...all, batches: [...all.batches, ...batches] }),
  );
}
