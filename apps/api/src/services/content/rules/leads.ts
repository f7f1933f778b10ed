/** A row of a page, with its titles in the order of the editors or of its type. */
export interface LeadingRow {
  titleIds: readonly number[];
  /** The order is what the row is about, as in a row of the newest episodes. */
  fixed: boolean;
}

/** Tiles that a row leads with: as many as fit a screen. */
const LEADING = 5;

/**
 * How many of the rows above lead with each title of each row. A row is shown in ascending order of these numbers, then
 * in its own order: a title that leads a row above stands further back, and no row loses a title.
 */
export function leadsOf(rows: readonly LeadingRow[]): number[][] {
  const led = new Map<number, number>();
  return rows.map(({ titleIds, fixed }) => {
    const leads = titleIds.map((id) => (fixed ? 0 : (led.get(id) ?? 0)));
    const shown = titleIds
      .map((id, at) => ({ id, leads: leads[at] ?? 0 }))
      .sort((one, other) => one.leads - other.leads);
    for (const { id } of shown.slice(0, LEADING)) led.set(id, (led.get(id) ?? 0) + 1);
    return leads;
  });
}
