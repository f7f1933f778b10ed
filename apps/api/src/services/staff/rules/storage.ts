import { type Problem, problem } from '../../../platform/system/panel.ts';

const HOUR = 3_600_000;
/** As the alerts BackupMissing and DiskLow. */
const BACKUP_OLD_MS = 26 * HOUR;
const NEAR_BYTES = 2e9;

interface DiskFacts {
  node: string;
  free: number;
  stays: number;
}

/** Disks that are low, or will be. */
export const diskProblems = (disks: readonly DiskFacts[]): Problem[] =>
  disks.flatMap(({ node, free, stays }) => {
    if (free < stays) return [problem('DISK_LOW', { subject: node })];
    return free < Math.max(NEAR_BYTES, 2 * stays) ? [problem('DISK_NEAR', { subject: node })] : [];
  });

interface BackupFacts {
  isOn: boolean;
  newestAt: string | null;
}

/** @param backup null: the database is connected, and its own tools back it up */
export function backupProblems(backup: BackupFacts | null, now: Date): Problem[] {
  if (!backup) return [];
  const { isOn, newestAt } = backup;
  if (!isOn || newestAt === null) return [problem('BACKUP_NONE')];
  const since = new Date(newestAt);
  return now.getTime() - since.getTime() > BACKUP_OLD_MS ? [problem('BACKUP_OLD', { since })] : [];
}

interface PartyFacts {
  name: string;
  succeeded_at: Date | null;
  failed_at: Date | null;
}

/** Whether a party has failed since it last answered. */
export const isFailing = ({ succeeded_at: good, failed_at: bad }: PartyFacts): boolean =>
  bad !== null && (good === null || bad > good);

export const partyProblems = (parties: readonly PartyFacts[]): Problem[] =>
  parties
    .filter(isFailing)
    .map(({ name, failed_at: since }) => problem('PARTY_FAILING', { subject: name, since }));
