/** A slot of a windowed list: an item's index, or a number of skipped items. */
export type Slot = { index: number } | { skipped: number; before: number };

/**
 * The items of a long list that are rendered: those in view and the focused one, with gaps of the same width for the
 * others.
 * @param from first index in view, @param to the one after the last
 * @param pinned an index that always stays, such as that of the focus
 */
export function windowOf(from: number, to: number, count: number, pinned: number | null): Slot[] {
  const shown = new Set<number>();
  for (let index = Math.max(0, from); index < Math.min(to, count); index++) shown.add(index);
  if (pinned !== null && pinned < count) shown.add(pinned);
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
