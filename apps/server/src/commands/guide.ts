import {
  channelsForGuide,
  contentTables,
  fetchGuide,
  GuideError,
  type GuideReport,
  guideStates,
  importGuide,
  MODULES,
  StartupError,
} from '@kandil/api';
import { createReadStream } from 'node:fs';
import type { Database, Desk } from './desk.ts';

interface ImportTask {
  kind: 'import';
  /** Path or address of an XMLTV file. */
  from: string;
  /** Channels by their codes, with their ids in the file. */
  channels: readonly { code: string; id: string }[];
  /** Of times without an offset; null: each channel's own. */
  zone: string | null;
  force: boolean;
  dryRun: boolean;
}

/** Imports a television guide, or lists what the guides of channels have. */
export type GuideTask = ImportTask | { kind: 'list' };

export function guide(task: GuideTask, desk: Desk): Promise<void> {
  const { migrations } = MODULES.content;
  if (task.kind === 'list')
    return desk.withDatabase('read', migrations, (database) => list(database, desk));
  const purpose = task.dryRun ? 'read' : 'write';
  return desk.withDatabase(purpose, migrations, (database) => load(task, database, desk));
}

async function load(task: ImportTask, database: Database, desk: Desk): Promise<void> {
  const db = contentTables(database);
  const { from: name, force, dryRun } = task;
  const zones = await zonesOf(task, database);
  const channels = task.channels.map(({ code, id }) => ({
    code,
    id,
    zone: task.zone ?? zones.get(code) ?? null,
  }));
  const given = { name, channels, now: Date.now(), force, dryRun };
  try {
    const report = await importGuide(db, { ...given, bytes: await bytesOf(name, desk) });
    show(report, desk.console);
    if (dryRun) desk.console.log('A dry run: nothing was written.');
    const refused = report.channels.flatMap(({ code, refusal }) =>
      refusal === null ? [] : [`The guide of '${code}' stays as it was: ${refusal}.`],
    );
    if (refused.length > 0) throw new StartupError(refused.join('\n'));
  } catch (error) {
    throw error instanceof GuideError ? new StartupError(error.message, { cause: error }) : error;
  }
}

/** @throws StartupError for a channel that does not exist, or makes its guide from its programmes */
async function zonesOf(
  { channels }: ImportTask,
  database: Database,
): Promise<ReadonlyMap<string, string | null>> {
  const codes = channels.map(({ code }) => code);
  const known = await channelsForGuide(contentTables(database), codes);
  const byCode = new Map(known.map((channel) => [channel.code, channel]));
  const problems = codes.flatMap((code) => {
    const channel = byCode.get(code);
    if (!channel) return [`The catalogue has no channel '${code}'.`];
    return channel.hasLoop
      ? [`The guide of '${code}' is made from its programmes in the catalogue.`]
      : [];
  });
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  return new Map(known.map(({ code, zone }) => [code, zone]));
}

/** @throws StartupError if there is no such file, GuideError if the address gives none */
async function bytesOf(from: string, { config, signal }: Desk): Promise<AsyncIterable<Uint8Array>> {
  if (!/^https?:\/\//.test(from)) return readFile(from, signal);
  const asked = { url: from, validators: null, trusted: config.guideOrigins, signal };
  const answer = await fetchGuide(asked);
  // Without validators there is always one.
  if (!answer) throw new GuideError(`${from} gives no guide`);
  return answer.bytes;
}

async function* readFile(path: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path, { signal }) as AsyncIterable<Buffer>;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new StartupError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

const timeOf = (at: number | Date) =>
  new Date(at)
    .toISOString()
    .replace('T', ' ')
    .replace(/:\d{2}\.\d+Z$/, ' UTC');

/** Ids that a message names. */
const SHOWN = 20;

function show({ channels, others }: GuideReport, console: Desk['console']): void {
  for (const { code, id, span, programmes, notes } of channels) {
    if (!span) continue;
    const extent = `${programmes} ${programmes === 1 ? 'programme' : 'programmes'} from ${timeOf(span.from)} to ${timeOf(span.to)}`;
    console.log(`${code} (${id}): ${[extent, ...notes].join('; ')}`);
  }
  if (others.count === 0) return;
  const more = others.count > SHOWN ? ` and ${others.count - SHOWN} more` : '';
  console.log(`Other channels in the file: ${others.ids.slice(0, SHOWN).join(', ')}${more}`);
}

async function list(database: Database, { console }: Desk): Promise<void> {
  const states = await guideStates(contentTables(database));
  if (states.length === 0) console.log('Every channel makes its guide from its programmes.');
  for (const { code, until, imported_at, source, failing_since, problem } of states) {
    const extent =
      until &&
      imported_at &&
      `until ${timeOf(until)}, imported ${timeOf(imported_at)} from ${source}`;
    console.log(`${code}: ${extent ?? 'no guide'}`);
    if (failing_since) console.log(`  failing since ${timeOf(failing_since)}: ${problem}`);
  }
}
