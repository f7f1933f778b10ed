import { shortened } from '../../../platform/text.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { GuideError } from '../flows/guide/faults.ts';
import { fetchGuide, type Validators } from '../flows/guide/fetch.ts';
import { importGuide } from '../flows/guide/import.ts';
import { importGuides } from '../jobs/jobs.ts';
import {
  type AddressChannel,
  type AddressRow,
  channelsByAddress,
  forgetAddresses,
  guideAddresses,
  rememberAnswer,
} from '../store/guide-channels.ts';
import type { ContentWorld } from '../world.ts';

type World = Pick<ContentWorld, 'db' | 'guideOrigins' | 'log' | 'now'>;

/**
 * Asks each address of a guide for a new one, those first that were asked longest ago. What one of them lacks is remembered
 * and logged, and stops no other.
 */
export function importGuidesHandler(world: World): Handler {
  return handle(importGuides, async (_payload, { signal }) => {
    const channels = await channelsByAddress(world.db);
    await forgetAddresses(world.db, [...channels.keys()]);
    const known = await guideAddresses(world.db);
    const askedAt = (url: string) => known.get(url)?.asked_at.getTime() ?? 0;
    const turns = [...channels].toSorted(([one], [other]) => askedAt(one) - askedAt(other));
    for (const [url, ofAddress] of turns) {
      signal.throwIfAborted();
      await importAddress(world, { url, channels: ofAddress, known: known.get(url), signal });
    }
  });
}

interface Turn {
  url: string;
  channels: readonly AddressChannel[];
  known: AddressRow | undefined;
  signal: AbortSignal;
}

const LONGEST_PROBLEM = 2000;

async function importAddress(world: World, turn: Turn): Promise<void> {
  const { url, channels, known } = turn;
  const names = JSON.stringify(channels.map(({ code, id, zone }) => [code, id, zone]));
  const last = known && isAllOf(turn, names) ? known : null;
  const outcome = await importFrom(world, turn, last).catch((error: unknown) => {
    if (error instanceof GuideError) return { ...NO_VALIDATORS, problem: error.message };
    throw error;
  });
  const problem = outcome.problem && shortened(outcome.problem, LONGEST_PROBLEM);
  if (problem) world.log.warn({ url, problem }, 'a guide was not imported');
  await rememberAnswer(
    world.db,
    { url, channels: names, ...outcome, problem },
    new Date(world.now()),
  );
}

const NO_VALIDATORS: Validators = { etag: null, last_modified: null };

/**
 * @param last whose guide need not be sent again
 * @returns the validators of the guide, and why it is not that of every channel
 * @throws GuideError if there is none
 */
async function importFrom(
  { db, guideOrigins, now }: World,
  { url, channels, signal }: Turn,
  last: Validators | null,
): Promise<Validators & { problem: string | null }> {
  const answer = await fetchGuide({ url, validators: last, trusted: guideOrigins, signal });
  const { etag, last_modified } = answer ?? last ?? NO_VALIDATORS;
  if (!answer) return { etag, last_modified, problem: null };
  const report = await importGuide(db, { name: url, bytes: answer.bytes, channels, now: now() });
  const refusals = report.channels.filter(({ refusal }) => refusal !== null);
  const problem = refusals.map(({ code, refusal }) => `${code}: ${refusal}`).join('\n') || null;
  return { etag, last_modified, problem };
}

/** Whether the last answer was imported for the same channels, so that an unchanged one need not be read again. */
const isAllOf = ({ channels, known }: Turn, names: string): boolean =>
  known?.channels === names && known.problem === null && channels.every(({ hasGuide }) => hasGuide);
