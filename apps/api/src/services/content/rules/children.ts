/** What children are shown is rated at most so many years and "+". */
export const CHILDREN_UP_TO = 7;

/** Whether a rating such as `7+` is one for children. */
export const isRatedForChildren = (rating: string): boolean =>
  Number.parseInt(rating, 10) <= CHILDREN_UP_TO;
