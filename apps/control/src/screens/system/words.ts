import type { Data } from '@kandil/contract';
import { GATEWAYS } from '@kandil/contract/payment/gateways';
import type { systemNodes } from '@kandil/contract/staff';
import type { SystemProblem } from '@kandil/contract/control/system';
import { localeOf } from '@kandil/i18n';
import { relativeText } from '#src/pieces/moment.tsx';
import { known } from '#src/texts/names.ts';
import { LANGUAGE, t } from '#src/texts/texts.tsx';

export type Problem = Data<typeof systemNodes>['problems'][number];

/** Viewers or members notice these, or soon will. */
const GRAVE: readonly SystemProblem[] = [
  'PART_MISSING',
  'NODE_NOT_READY',
  'STORE_AWAY',
  'QUEUE_OLD',
  'PLANNING_STOPPED',
  'MAILS_FAILING',
  'DISK_LOW',
  'BACKUP_OLD',
];
export const isGrave = ({ kind }: Problem): boolean => GRAVE.includes(kind);

/** The section of the runbook, by its alert, and its page. */
const RUNBOOK: Partial<Record<SystemProblem, readonly [alert: string, page: string]>> = {
  NODE_LOST: ['ProductDown', 'product'],
  NODE_NOT_READY: ['ProductDown', 'product'],
  PART_MISSING: ['WorkerMissing', 'work'],
  STORE_AWAY: ['DatabaseAway', 'database'],
  QUEUE_OLD: ['QueueOld', 'work'],
  JOBS_ASIDE: ['JobsPutAside', 'work'],
  PLANNING_STOPPED: ['WorkerMissing', 'work'],
  SCHEDULE_LATE: ['WorkerMissing', 'work'],
  MAILS_FAILING: ['MessagesFailing', 'work'],
  WEBHOOKS_OPEN: ['PaymentsFailing', 'money'],
  DISK_LOW: ['DiskLow', 'disk-and-backups'],
  DISK_NEAR: ['DiskLow', 'disk-and-backups'],
  BACKUP_NONE: ['BackupMissing', 'disk-and-backups'],
  BACKUP_OLD: ['BackupMissing', 'disk-and-backups'],
};

/** Where the runbook says what to do; null where it has no section of this. */
export function runbookOf({ kind, subject }: Problem): { alert: string; page: string } | null {
  const ofParty = GATEWAYS.some((gateway) => gateway === subject)
    ? (['PaymentsFailing', 'money'] as const)
    : (['MessagesFailing', 'work'] as const);
  // Nothing is sent by those who sign people in.
  const isSender = !['SIGN_IN', 'BOT_CHECK'].includes(subject ?? '');
  const found = kind === 'PARTY_FAILING' ? (isSender ? ofParty : undefined) : RUNBOOK[kind];
  return found ? { alert: found[0], page: `docs/operations/runbook/${found[1]}.md` } : null;
}

/** A node or a job has its name, others a word. */
function subjectText({ kind, subject }: Problem): string {
  const code = subject ?? '';
  if (kind === 'STORE_AWAY') return known(`system.store.${code}`, code);
  if (kind === 'PARTY_FAILING' || kind === 'WEBHOOKS_OPEN')
    return known(`system.party.${code}`, code);
  return code;
}

/** A problem as a sentence. @param now milliseconds since the epoch */
export function problemWords(problem: Problem, now: number): string {
  const { kind, count, since } = problem;
  const at = since === null ? '' : relativeText(since, now);
  const subject = subjectText(problem);
  return t(`system.problem.${kind}`, { subject, since: at, count: count ?? 0 });
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** `1.5 GB`. @param bytes in powers of 1000, as disks are sold */
export function bytesText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(bytes || 1) / 3)));
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(localeOf(LANGUAGE), {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
