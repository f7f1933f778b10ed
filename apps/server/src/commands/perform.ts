import { FolderInUse, StartupError, type TracksTask } from '@kandil/api';
import { MediaRefusal, NotNow } from '@kandil/media/ingest';
import { backup, type BackupTask } from './backup.ts';
import { catalogue, type CatalogueTask } from './catalogue.ts';
import type { Desk } from './desk.ts';
import { guide, type GuideTask } from './guide.ts';
import { ingest, type IngestTask } from './ingest.ts';
import { jobs, type JobsTask } from './jobs.ts';
import { money, type MoneyTask } from './money.ts';
import { plans, type PlansTask } from './plans.ts';
import { staff, type StaffTask } from './staff.ts';
import { tracks } from './tracks.ts';
import { viewings, type ViewingsTask } from './viewings.ts';

/** The input of each command: plain JSON, because it may travel to the running product. */
export interface Tasks {
  backup: BackupTask;
  catalogue: CatalogueTask;
  guide: GuideTask;
  ingest: IngestTask;
  jobs: JobsTask;
  money: MoneyTask;
  plans: PlansTask;
  staff: StaffTask;
  tracks: TracksTask;
  viewings: ViewingsTask;
}

export type CommandName = keyof Tasks;

interface Command<Task> {
  work(task: Task, desk: Desk): Promise<void>;
  /** Printed when the person ended it. */
  ended: string;
  /** Whether two of them must not run at the same time in one product. */
  isAlone(task: Task): boolean;
}

const COMMANDS: { [Name in CommandName]: Command<Tasks[Name]> } = {
  backup: { work: backup, ended: 'Ended. No backup was made.', isAlone: () => true },
  catalogue: {
    work: catalogue,
    ended: 'Ended. Nothing was written.',
    isAlone: (task) => task.kind === 'import' && !task.dryRun,
  },
  guide: {
    work: guide,
    ended: 'Ended. Nothing was written.',
    isAlone: (task) => task.kind === 'import' && !task.dryRun,
  },
  ingest: {
    work: ingest,
    ended: 'Ended. Run the same command again to resume.',
    isAlone: (task) => task.kind === 'ingest' && !task.dryRun,
  },
  jobs: { work: jobs, ended: 'Ended. Run the same command again.', isAlone: () => false },
  money: { work: money, ended: 'Ended. Nothing was written.', isAlone: () => false },
  plans: {
    work: plans,
    ended: 'Ended. Run the same command again for the other gateways.',
    isAlone: () => true,
  },
  staff: { work: staff, ended: 'Ended. Nothing was written.', isAlone: () => false },
  tracks: { work: tracks, ended: 'Ended. Nothing was written.', isAlone: () => false },
  viewings: { work: viewings, ended: 'Ended.', isAlone: () => false },
};

export const isCommand = (name: unknown): name is CommandName =>
  typeof name === 'string' && Object.hasOwn(COMMANDS, name);

export const isAlone = <Name extends CommandName>(name: Name, task: Tasks[Name]): boolean =>
  COMMANDS[name].isAlone(task);

/** Errors that an operator can fix: their message says everything. */
const PLAIN = [StartupError, MediaRefusal, NotNow];

/**
 * Does the work of a command, and prints its errors.
 * @returns the exit code
 * @throws FolderInUse if another process has the database
 */
export async function perform<Name extends CommandName>(
  name: Name,
  task: Tasks[Name],
  desk: Desk,
): Promise<number> {
  const { work, ended } = COMMANDS[name];
  try {
    await work(task, desk);
    return 0;
  } catch (error) {
    if (error instanceof FolderInUse) throw error;
    if (desk.signal.aborted) desk.console.error(ended);
    else if (PLAIN.some((kind) => error instanceof kind))
      desk.console.error((error as Error).message);
    else desk.console.error(error);
    return 1;
  }
}
