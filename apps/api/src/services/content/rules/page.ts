/** Maximum number of rows without paging. */
const WHOLE_LIST = 1000;

export interface Page {
  offset: number;
  limit: number;
}

/**
 * The page of a list that the specification does not page: the whole list, up to 1,000 rows, unless the caller sends
 * `offset` or `limit` (SPEC-D46).
 * @param size default of `limit`
 */
export function pageOrAll(
  { offset, limit }: { offset?: number | undefined; limit?: number | undefined },
  size: number,
): Page {
  if (offset === undefined && limit === undefined) return { offset: 0, limit: WHOLE_LIST };
  return { offset: offset ?? 0, limit: limit ?? size };
}
