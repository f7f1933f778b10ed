import type { Args } from '@kandil/contract';
import type { audit } from '@kandil/contract/staff';
import { present, useAddressFilters } from '#src/data/use-address-filters.ts';

const NAMES = ['person', 'call', 'subject', 'from', 'until'] as const;
/** The filters of the audit as the address has them; days are `YYYY-MM-DD` in the zone of the device. */
export type Filters = Partial<Record<(typeof NAMES)[number], string>>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Midnight before a day, `plus` days later; undefined for what is no day. */
function midnight(day: string | undefined, plus = 0): string | undefined {
  const [year, month, date] =
    /^(\d{4})-(\d\d)-(\d\d)$/
      .exec(day ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return new Date(year, month - 1, date + plus).toISOString();
}

export const NO_FILTERS: Filters = { person: '', call: '', subject: '', from: '', until: '' };

/** The arguments of the call. A day that is the last one is part of it; nonsense in the address filters nothing. */
export const argsOf = ({ person, call, subject, from, until }: Filters): Args<typeof audit> =>
  present({
    staffId: person !== undefined && UUID.test(person) ? person : undefined,
    call: call?.slice(0, 80),
    subject: subject?.slice(0, 120),
    from: midnight(from),
    until: midnight(until, 1),
  });

/** The filters in the address, and a function that changes some of them. */
export const useFilters = () => useAddressFilters(NAMES);
