/** Anything the services tell of; how new a copy is, where it says so (ISO 8601). */
export interface Entity {
  readonly lastUpdateTimestamp?: string | undefined;
  readonly [field: string]: unknown;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/**
 * One of two copies of the same thing: of each field the newer value that is not empty (ENTITY-18). Where one of them
 * does not say how new it is, the one that came later counts as newer.
 * @param known what was there; undefined for the first copy
 */
export function merge<T extends Entity>(known: T | undefined, came: T): T {
  if (!known) return came;
  const isLate =
    Date.parse(came.lastUpdateTimestamp ?? '') < Date.parse(known.lastUpdateTimestamp ?? '');
  const [older, newer] = isLate ? [came, known] : [known, came];
  const said = Object.entries(newer).filter(
    ([field, value]) => !isEmpty(value) || !Object.hasOwn(older, field),
  );
  return { ...older, ...Object.fromEntries(said) };
}
