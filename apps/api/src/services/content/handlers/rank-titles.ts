import { setImmediate as breathe } from 'node:timers/promises';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { deriveDiscovery } from '../flows/import/derive.ts';
import { rankSoon } from '../flows/ranking.ts';
import { rankTitles } from '../jobs/jobs.ts';
import { popularity } from '../rules/popularity.ts';
import { createSimilarity } from '../rules/similarity.ts';
import {
  importedUnranked,
  type Ranking,
  titleFacts,
  titlesByVideo,
  writePopularity,
  writeSimilar,
} from '../store/ranking.ts';
import type { ContentWorld, JobWorld } from '../world.ts';
import { readAudience } from './audience.ts';

/** Queues a ranking if there is none yet, so that it does not wait for the hour. Workers call it when they start. */
export async function rankFirst({ db, queue }: Pick<ContentWorld, 'db' | 'queue'>): Promise<void> {
  await transaction(db, async (trx) => {
    const importedAt = await importedUnranked(trx);
    if (importedAt !== null) await rankSoon(queue, trx, importedAt);
  });
}

/** Titles per statement. */
const BATCH = 100;

/**
 * Computes similar titles, popularity and the DISCOVERY rows (docs/decisions/0017). Deterministic: the same catalogue
 * and history give the same order.
 */
export function rankTitlesHandler(world: JobWorld): Handler {
  return handle(rankTitles, async (_payload, { signal }) => {
    const titles = await titleFacts(world.db);
    const { tastes, ages } = await readAudience(world, await titlesByVideo(world.db));
    const similarTo = createSimilarity(titles, tastes);
    for (let start = 0; start < titles.length; start += BATCH) {
      signal.throwIfAborted();
      const like: Ranking[] = [];
      for (const [index, { id }] of titles.slice(start, start + BATCH).entries()) {
        like.push({ id, like: similarTo(start + index) });
        await breathe(); // in a catalogue of 20,000 titles each takes a few milliseconds
      }
      await writeSimilar(world.db, like);
    }
    const successes = titles.map((title) => ({ ...title, ages: ages.get(title.id) ?? [] }));
    await writePopularity(world.db, popularity(successes));
    await deriveDiscovery(world.db);
  });
}
