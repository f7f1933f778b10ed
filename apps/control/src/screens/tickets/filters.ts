import type { Args } from '@kandil/contract';
import type { tickets } from '@kandil/contract/control/notify';
import { TICKET_STATES } from '@kandil/contract/notify';
import { present, useAddressFilters } from '#src/data/use-address-filters.ts';

const NAMES = [
  'state',
  'owner',
  'subject',
  'language',
  'search',
  'series',
  'video',
  'channel',
] as const;

/** The filters of the inbox as the address has them; without a state it shows open tickets. */
export type Filters = Partial<Record<(typeof NAMES)[number], string>>;

const oneOf = <Value extends string>(list: readonly Value[], value: string | undefined) =>
  list.find((each) => each === value);

const idOf = (typed: string | undefined): number | undefined => {
  const id = Number(typed);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** The state that a list shows; undefined for all. */
export const stateOf = ({ state }: Filters) =>
  state === undefined ? 'OPEN' : oneOf(TICKET_STATES, state);

/** The arguments of the call; nonsense in the address filters nothing. */
export const argsOf = (filters: Filters): Args<typeof tickets> =>
  present({
    state: stateOf(filters),
    owner: oneOf(['me', 'nobody'] as const, filters.owner),
    subject: filters.subject?.slice(0, 64),
    language: /^[a-z]{2}$/v.test(filters.language ?? '') ? filters.language : undefined,
    search: filters.search?.trim().slice(0, 254),
    seriesId: idOf(filters.series),
    videoId: idOf(filters.video),
    channelId: idOf(filters.channel),
  });

/** The filters in the address, and a function that changes some of them. */
export const useFilters = () => useAddressFilters(NAMES);

/** The address of the inbox with some filters. */
export const inboxPath = (filters: Filters): string => {
  const query = new URLSearchParams(present(filters)).toString();
  return `/tickets${query && `?${query}`}`;
};
