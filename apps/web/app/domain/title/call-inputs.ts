/** An id of an address: all digits are a numeric id, anything else is a code (SPEC-D8). */
export function byIdOrCode<Name extends string, Code extends string>(
  value: string,
  idName: Name,
  codeName: Code,
): Partial<Record<Name, number> & Record<Code, string>> {
  const known = /^\d+$/.test(value) ? { [idName]: Number(value) } : { [codeName]: value };
  return known as Partial<Record<Name, number> & Record<Code, string>>;
}

/** Titles in the first page of a grid: a few full rows at every width, without much data. */
const FIRST = 20;
/** Titles of each later page: the maximum of a call. */
const NEXT = 50;

/** The page of an infinite grid at an offset. */
export const gridPage = (offset: number) => ({ offset, limit: offset === 0 ? FIRST : NEXT });
