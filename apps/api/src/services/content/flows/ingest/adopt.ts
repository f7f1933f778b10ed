import { parseWebvtt, readSingle } from '@kandil/media';
import type { Subtitles } from '@kandil/media/ingest';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../../../platform/log.ts';
import { notAdopted } from '../../store/assets.ts';
import { bind } from './bind.ts';
import type { IngestWorld } from './places.ts';
import { claim, storeClip, storeSubtitles } from './store-files.ts';

/**
 * Makes assets of the films that a release before assets ingested: their clips are in a folder of the data folder. It runs
 * before the product is ready, so that no film is missing meanwhile. The old files stay for nodes of the earlier release.
 */
export async function adoptIngested(
  { db, queue, files }: Pick<IngestWorld, 'db' | 'queue' | 'files'>,
  folder: string,
  log: Log,
): Promise<void> {
  for (const { code, clip: id, marks } of await notAdopted(db)) {
    const place = join(folder, id);
    const clip = await readSingle(place);
    if (!clip) {
      log.warn({ code, clip: id }, 'an ingested film is not in the data folder of this worker');
      continue;
    }
    log.info({ code, clip: id }, 'an ingested film becomes an asset');
    const manifest = { ...clip, subtitles: [] };
    const texts = clip.subtitles.map(
      async ({ language, kind = 'FULL', file }): Promise<Subtitles> => {
        const cues = parseWebvtt(await readFile(join(place, file), 'utf8'));
        return { language, kind, cues };
      },
    );
    await claim(db, [id]);
    await storeClip(files, manifest, place);
    const subtitles = await storeSubtitles(files, await Promise.all(texts), {
      duration: clip.duration,
      claim: (ids) => claim(db, ids),
    });
    await bind(db, queue, code, { clip: manifest, subtitles, marks });
  }
}
