import type { Args, Data } from '@kandil/contract';
import { receipts } from '@kandil/contract/control/purchase';
import { GATEWAYS } from '@kandil/contract/payment/gateways';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { request } from '#src/data/request.ts';
import { type Act, useAct } from '#src/data/use-act.ts';
import { type CallState, useCall } from '#src/data/use-call.ts';

type Answer = Data<typeof receipts>;
export type Receipt = Answer['receipts'][number];

const NAMES = ['number', 'gateway', 'kind', 'currency', 'country', 'from', 'until'] as const;
/** The filters of the list as the address has them; days are `YYYY-MM-DD` in UTC. */
export type Filters = Partial<Record<(typeof NAMES)[number], string>>;

const KINDS = ['RECEIPT', 'CREDIT_NOTE'] as const;
const oneOf = <T extends string>(all: readonly T[], value = ''): T | undefined =>
  all.find((each) => each === value);
const like = (form: RegExp, value = '') => (form.test(value) ? value : undefined);
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/v;

const present = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [K in keyof T]?: Exclude<T[K], undefined> };

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

const filtersIn = (params: URLSearchParams): Filters =>
  present(Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? undefined])));

/** The filters in the address, and a function that changes some of them. */
export function useFilters(): [Filters, (change: Filters) => void] {
  const [params, setParams] = useSearchParams();
  // A typed filter follows after a pause: it changes the address as it is then.
  return [
    filtersIn(params),
    (change) => setParams((now) => present({ ...filtersIn(now), ...change })),
  ];
}

/** Receipts that match the filters, page after page. */
export function useReceipts(filters: Filters): { loaded: CallState<Answer>; more: Act<[]> } {
  const args = argsOf(filters);
  const first = useCall(receipts, args);
  const [rest, setRest] = useState<{ after: Answer; pages: Answer } | null>(null);
  // Pages that followed another first one are no longer shown.
  const pages = rest && rest.after === first.data ? rest.pages : null;
  const next = (pages ?? first.data)?.next ?? null;
  const more = useAct(async () => {
    if (!first.data || next === null) return;
    const page = await request(receipts, { ...args, after: next });
    const all = [...(pages?.receipts ?? []), ...page.receipts];
    setRest({ after: first.data, pages: { receipts: all, next: page.next } });
  });
  const data = first.data && {
    receipts: [...first.data.receipts, ...(pages?.receipts ?? [])],
    next,
  };
  return { loaded: { ...first, data }, more };
}
