/** A place in a long list: the index of what is shown there, or how many are left out. */
export type Slot = { index: number } | { skipped: number; before: number };

/**
 * What of a long list is in the document: the part in view, what has the focus, and between them gaps as wide as
 * what they stand for.
 * @param from first index in view, @param to the one after the last
 * @param kept an index that stays in any case, such as that of the focus
 */
export function windowOf(from: number, to: number, count: number, kept: number | null): Slot[] {
  const shown = new Set<number>();
  for (let index = Math.max(0, from); index < Math.min(to, count); index++) shown.add(index);
  if (kept !== null && kept < count) shown.add(kept);
  const slots: Slot[] = [];
  let next = 0;
  for (const index of [...shown].sort((a, b) => a - b)) {
    if (index > next) slots.push({ skipped: index - next, before: index });
    slots.push({ index });
    next = index + 1;
  }
  if (next < count) slots.push({ skipped: count - next, before: count });
  return slots;
}
