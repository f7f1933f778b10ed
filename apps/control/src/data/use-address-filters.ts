import { useSearchParams } from 'react-router';

const valuesOf = (fields: object): [string, string][] =>
  Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');

/** The fields that have a value. */
export const present = <T extends object>(fields: T) =>
  Object.fromEntries(valuesOf(fields)) as { [K in keyof T]?: Exclude<T[K], undefined> };

type Filters<Name extends string> = Partial<Record<Name, string>>;

/** The filters in the address, and a function that changes some of them; an empty one leaves the address. */
export function useAddressFilters<Name extends string>(
  names: readonly Name[],
): [Filters<Name>, (change: Filters<Name>) => void] {
  const [params, setParams] = useSearchParams();
  const filtersIn = (all: URLSearchParams) =>
    present(Object.fromEntries(names.map((name) => [name, all.get(name) ?? '']))) as Filters<Name>;
  return [
    filtersIn(params),
    // A typed filter follows after a pause: it changes the address as it is then.
    (change) => setParams((now) => valuesOf({ ...filtersIn(now), ...change })),
  ];
}
