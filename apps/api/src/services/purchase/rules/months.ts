/** The same day and time of a later month, or the last day of a shorter one (UTC). */
export function addMonths(from: Date, months: number): Date {
  const day = from.getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(day, last));
  return to;
}
