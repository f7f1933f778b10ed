import type { Args, Data } from '@kandil/contract';
import { receipts } from '@kandil/contract/control/purchase';
import { GATEWAYS } from '@kandil/contract/payment/gateways';
import { request } from '#src/data/request.ts';
import { present, useAddressFilters } from '#src/data/use-address-filters.ts';
import { useCall } from '#src/data/use-call.ts';
import { usePages } from '#src/data/use-pages.ts';

export type Receipt = Data<typeof receipts>['receipts'][number];

const NAMES = ['number', 'gateway', 'kind', 'currency', 'country', 'from', 'until'] as const;
/** The filters of the list as the address has them; days are `YYYY-MM-DD` in UTC. */
export type Filters = Partial<Record<(typeof NAMES)[number], string>>;

const KINDS = ['RECEIPT', 'CREDIT_NOTE'] as const;
const oneOf = <T extends string>(all: readonly T[], value = ''): T | undefined =>
  all.find((each) => each === value);
const like = (form: RegExp, value = '') => (form.test(value) ? value : undefined);
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/v;

/** The arguments of the call; nonsense in the address filters nothing. */
export const argsOf = (filters: Filters): Args<typeof receipts> =>
  present({
    number: filters.number?.slice(0, 40),
    gatewayCode: oneOf(GATEWAYS, filters.gateway),
    kind: oneOf(KINDS, filters.kind),
    currency: like(/^[A-Z]{3}$/v, filters.currency?.toUpperCase()),
    country: like(/^[A-Z]{2}$/v, filters.country?.toUpperCase()),
    from: like(DAY, filters.from),
    until: like(DAY, filters.until),
  });

/** The filters in the address, and a function that changes some of them. */
export const useFilters = () => useAddressFilters(NAMES);

/** Receipts that match the filters, page after page. */
export function useReceipts(filters: Filters) {
  const args = argsOf(filters);
  return usePages(
    useCall(receipts, args),
    (after) => request(receipts, { ...args, after }),
    (all, page) => ({ ...all, receipts: [...all.receipts, ...page.receipts] }),
  );
}
