import {
  backupState,
  diskSpace,
  type Internal,
  type Platform,
  takePartyNotes,
  untakePartyNotes,
} from '@kandil/api';
import type { Input } from '@kandil/contract';
import { nodeLeft, nodeSeen } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config.ts';
import type { Health } from './health.ts';
import { ownRelease } from './release.ts';

type NodeReport = Input<typeof nodeSeen>;

/** Four reports without an answer, and the control room calls the process lost. */
const EVERY_MS = 15_000;
const GOODBYE_MS = 1000;

export interface NodeReports {
  /** Begins to say that this process is there. */
  start(internal: Internal, health: Pick<Health, 'state'>): void;
  /** Says at once how it is. */
  report(): Promise<void>;
  /** Says goodbye. */
  close(): Promise<void>;
}

/**
 * Says to the staff service that this process runs, and what only it knows: its disk, its backups, how other parties
 * answered it. Without a control room nobody reads that.
 */
export function nodeReports(config: Config, { database, log }: Platform): NodeReports {
  const id = randomUUID();
  const startedAt = performance.now();
  const hasReader =
    config.serviceUrls.has('staff') || (config.roles.has('staff') && config.controlOrigin !== null);
  let say: ((stop: boolean) => Promise<void>) | null = null;
  let timer: NodeJS.Timeout | undefined;
  // One after another: a report that is late must not come after the goodbye.
  let last = Promise.resolve();
  let isWarned = false;
  const inTurn = (stop: boolean): Promise<void> => {
    last = last.then(async () => {
      try {
        await say?.(stop);
        isWarned = false;
      } catch (error) {
        if (!isWarned) log.warn({ err: error }, 'the control room does not hear this process');
        isWarned = true;
      }
    });
    return last;
  };
  return {
    start(internal, health) {
      if (!hasReader) return;
      const facts = { ...factsOf(config), id };
      say = async (stop) => {
        if (stop) return void (await internal(nodeLeft, { id }));
        const now = await stateOf(config, health, database.engine === 'native');
        const startedAgo = performance.now() - startedAt;
        const parties = takePartyNotes();
        await internal(nodeSeen, { ...facts, ...now, startedAgo, parties }).catch((error) => {
          untakePartyNotes(parties);
          throw error;
        });
      };
      timer = setInterval(() => void inTurn(false), EVERY_MS).unref();
      void inTurn(false);
    },
    report: () => inTurn(false),
    async close() {
      clearInterval(timer);
      // A staff service that does not answer must not delay the end.
      if (say) await Promise.race([inTurn(true), sleep(GOODBYE_MS, undefined, { ref: false })]);
    },
  };
}

const factsOf = ({ nodeName: name, roles }: Config) => ({
  name,
  parts: [...roles],
  release: ownRelease(),
});

/** What changes while a process runs. */
async function stateOf(
  config: Config,
  health: Pick<Health, 'state'>,
  isOwnDatabase: boolean,
): Promise<Pick<NodeReport, 'state' | 'reasons' | 'disk' | 'backup'>> {
  const { dataDir, diskKeepFree: stays, backup, roles } = config;
  const isKeeper = isOwnDatabase && roles.has('worker');
  return {
    ...(await health.state()),
    disk: { ...diskSpace(dataDir), stays, buckets: bucketsOf(config) },
    backup: isKeeper
      ? {
          isOn: backup.folder !== null,
          cron: backup.cron,
          isCopied: backup.bucket !== null,
          ...(await backupState(backup.folder)),
        }
      : null,
  };
}

const bucketsOf = ({ s3, mediaS3 }: Config): ('FILES' | 'FILMS')[] => [
  ...(s3 ? (['FILES'] as const) : []),
  ...(mediaS3 ? (['FILMS'] as const) : []),
];
