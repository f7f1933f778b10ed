/** Anything the services describe, with the time of the copy where known (ISO 8601). */
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
 * Merges two copies of an entity: of each field the newer value that is not empty (ENTITY-18). If a copy has no time,
 * the later arrival counts as newer.
 * @param known undefined for the first copy
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
