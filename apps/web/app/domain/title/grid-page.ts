/** Titles a grid begins with: some full rows at every width, and a light first page. */
const FIRST = 20;
/** Titles fetched at a time after that, the most a call gives. */
const NEXT = 50;

/** The page of an infinite grid at an offset. */
export const gridPage = (offset: number) => ({ offset, limit: offset === 0 ? FIRST : NEXT });
