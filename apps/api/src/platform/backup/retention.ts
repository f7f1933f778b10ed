const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many backups stay, and how far apart: 8 quarter-hours, 24 hours and 14 days (SEC-28). */
const STEPS = [
  { apart: 15 * MINUTE, count: 8 },
  { apart: HOUR, count: 24 },
  { apart: DAY, count: 14 },
];

const NAME = /^kandil-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z$/;

/** The folder of a backup. */
export const nameAt = (at: Date): string => `kandil-${at.toISOString().replaceAll(':', '-')}`;

/** When a backup of this name was made; null for another folder. */
function timeOf(name: string): number | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day ? Date.parse(`${day}T${hour}:${minute}:${second}Z`) : null;
}

/** Whether a folder has the name of a backup. */
export const isBackup = (name: string): boolean => timeOf(name) !== null;

/** Backups that may go: the newest of each recent quarter of an hour, hour and day stays. */
export function expired(names: readonly string[], now: Date): string[] {
  const backups = names
    .flatMap((name) => {
      const at = timeOf(name);
      return at === null ? [] : [{ name, at }];
    })
    .toSorted((a, b) => b.at - a.at);
  const stays = new Set<string>();
  for (const { apart, count } of STEPS) {
    const slotOf = (at: number) => Math.floor(at / apart);
    const seen = new Set<number>();
    for (const { name, at } of backups) {
      const slot = slotOf(at);
      if (slot <= slotOf(now.getTime()) - count || seen.has(slot)) continue;
      seen.add(slot);
      stays.add(name);
    }
  }
  return backups.filter(({ name }) => !stays.has(name)).map(({ name }) => name);
}
