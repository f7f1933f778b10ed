import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Counter } from 'prom-client';
import { counts } from '../../../../platform/metrics/registry.ts';
import type { IngestState, IngestStatus } from '../../rules/dropped.ts';
import { INGEST_STEPS, type IngestProgress } from './ingest.ts';
import type { Places } from './places.ts';

const ingests = new Counter({
  name: 'kandil_ingests_total',
  help: 'Films that began to wait, were ingested, or failed',
  labelNames: ['state'],
  registers: [counts],
});
// From the start: alerts look at the growth, and the first failure has to be some.
for (const state of ['waiting', 'done', 'failed']) ingests.inc({ state }, 0);

const EVERY_MS = 500;
/** Between two that other nodes see. */
const SHARED_EVERY_MS = 5000;

/** Writes the status of one ingest; progress at most twice a second, and for other nodes every five seconds. */
export interface StatusWriter {
  /** A download comes before the steps of every ingest. */
  progress(progress: IngestProgress | { step: 'download'; share: number }): void;
  end(state: Exclude<IngestState, 'working'>, message: string, content?: string): Promise<void>;
}

export function statusWriter(
  { status }: Places,
  { code, file }: Pick<IngestStatus, 'code' | 'file'>,
  share: (status: IngestStatus) => Promise<unknown> = async () => undefined,
): StatusWriter {
  let last = 0;
  let lastShared = -Infinity;
  let writing = Promise.resolve();
  const put = (record: Omit<IngestStatus, 'code' | 'file' | 'at'>) => {
    const whole: IngestStatus = { code, file, ...record, at: new Date().toISOString() };
    const isShared = whole.state !== 'working' || performance.now() - lastShared > SHARED_EVERY_MS;
    if (isShared) lastShared = performance.now();
    writing = writing
      .then(() => write(status, whole))
      .finally(() => isShared && share(whole).catch(() => undefined));
    return writing;
  };
  return {
    progress({ step, share }) {
      if (performance.now() - last < EVERY_MS) return;
      last = performance.now();
      put({ state: 'working', step, share }).catch(() => undefined); // `end` reports a full disk
    },
    end(state, message, content) {
      ingests.inc({ state });
      return put({ state, message, ...(content !== undefined && { content }) });
    },
  };
}

async function write(folder: string, status: IngestStatus): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${status.code}.${process.pid}`);
  await writeFile(draft, JSON.stringify(status));
  await rename(draft, join(folder, `${status.code}.json`));
}

export async function readStatus(
  { status }: Places,
  code: string,
): Promise<IngestStatus | undefined> {
  try {
    return JSON.parse(await readFile(join(status, `${code}.json`), 'utf8')) as IngestStatus;
  } catch {
    return undefined;
  }
}

export const removeStatus = ({ status }: Places, code: string): Promise<void> =>
  rm(join(status, `${code}.json`), { force: true });

/** All statuses, newest first. */
export async function readStatuses(places: Places): Promise<IngestStatus[]> {
  const names = await readdir(places.status).catch(() => []);
  const codes = names.flatMap((name) => /^([a-z0-9-]+)\.json$/.exec(name)?.[1] ?? []);
  const all = await Promise.all(codes.map((code) => readStatus(places, code)));
  return all
    .filter((each) => each !== undefined)
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

/** The newest status of each video, of this node's and of those of all nodes, newest first. */
export function newestStatuses(
  own: readonly IngestStatus[],
  shared: readonly { node: string; status: IngestStatus }[],
): { status: IngestStatus; node?: string }[] {
  const newest = new Map<string, { status: IngestStatus; node?: string }>();
  for (const each of [...shared, ...own.map((status) => ({ status }))]) {
    const { code, at } = each.status;
    if (at >= (newest.get(code)?.status.at ?? '')) newest.set(code, each);
  }
  return [...newest.values()].toSorted((one, other) => (one.status.at < other.status.at ? 1 : -1));
}

/** One line for people: `video 42 %`, `failed: There is no video in this file.` */
export function statusLine({ state, step, share = 0, message }: IngestStatus): string {
  const number = INGEST_STEPS.findIndex((each) => each === step) + 1;
  if (state === 'working' && step !== undefined)
    return `[${number}/${INGEST_STEPS.length}] ${step} ${Math.floor(share * 100)} %`;
  return message ? `${state}: ${message}` : state;
}
