/** Titles in the first page of a grid: a few full rows at every width, without much data. */
const FIRST = 20;
/** Titles of each later page: the maximum of a call. */
const NEXT = 50;

/** The page of an infinite grid at an offset. */
export const gridPage = (offset: number) => ({ offset, limit: offset === 0 ? FIRST : NEXT });
