import {
  type ArtIndex,
  importCatalogue,
  importOffers,
  type ImportStep,
  indexFolder,
  indexKnown,
  type MigrationSource,
  MODULES,
  rankTitles,
  readCatalogue,
  readOffers,
  readPictures,
  storeArt,
  tellEpisodes,
} from '@kandil/api';
import { DEMO_ART } from '../demo.ts';
import type { ImportFile, ImportTask } from './catalogue.ts';
import type { Database, Desk } from './desk.ts';

/** A file that the command imports. */
export interface Document {
  kind: 'catalogue' | 'offers';
  file: ImportFile;
  migrations: MigrationSource[];
  /**
   * @returns writes it
   * @throws CatalogueError with its problems
   */
  check(database: Database, desk: Desk): Promise<() => Promise<void>>;
}

type Choices = Pick<ImportTask, 'art' | 'dryRun'>;

/** What a file is, by its content: an offers file has plans, which no catalogue has. */
export function documentOf(file: ImportFile, choices: Choices): Document {
  const json: unknown = JSON.parse(file.text);
  const isOffers = typeof json === 'object' && json !== null && 'plans' in json;
  return isOffers ? offersDocument(file, json, choices) : catalogueDocument(file, json, choices);
}

const offersDocument = (file: ImportFile, json: unknown, { dryRun }: Choices): Document => ({
  kind: 'offers',
  file,
  migrations: MODULES.purchase.migrations,
  async check(database, desk) {
    readOffers(json);
    return async () => {
      const { added, replaced } = await importOffers(database, json, { now: Date.now, dryRun });
      desk.console.log(`Packages: ${added} added, ${replaced} replaced.`);
    };
  },
});

const catalogueDocument = (file: ImportFile, json: unknown, choices: Choices): Document => ({
  kind: 'catalogue',
  file,
  migrations: MODULES.content.migrations,
  async check(database, desk) {
    const { index, store } = await artOf(json, choices, { database, desk });
    readCatalogue(json, index);
    return async () => {
      if (!choices.dryRun) await store();
      await writeCatalogue(json, { ...index, dryRun: choices.dryRun }, { database, desk });
    };
  },
});

interface Tools {
  database: Database;
  desk: Desk;
}

interface Art {
  index: ArtIndex;
  /** Copies the pictures to where the product finds them. */
  store(): Promise<void>;
}

/** The pictures of a folder, or those that the product knows. Those of ART_DIR and of the product stay in their folder. */
async function artOf(json: unknown, { art }: Choices, { database, desk }: Tools): Promise<Art> {
  const { config, blobs, signal, console } = desk;
  const folder = art ?? config.artDir;
  const stay = async () => undefined;
  if (folder === DEMO_ART)
    return { index: { pictures: await readPictures(DEMO_ART) }, store: stay };
  if (folder === null) {
    const index = await indexKnown(database, json, await readPictures(DEMO_ART));
    return { index, store: stay };
  }
  const stored = folder !== config.artDir;
  const onRead = (done: number, total: number) => {
    if (done % REPORT_EVERY === 0 && done < total) console.error(`art: ${done} of ${total}`);
  };
  const index = await indexFolder({ database, folder, json, stored, onRead, signal });
  const { files, decoded, unused } = index;
  const others = unused ? `; ${unused} other files there are not used` : '';
  console.error(`art: ${files.length} pictures in ${folder}, ${decoded} of them new${others}`);
  const store = () => storeArt({ database, blobs, folder, files, signal });
  return { index, store: stored ? store : stay };
}

const REPORT_EVERY = 200;

async function writeCatalogue(
  json: unknown,
  given: ArtIndex & { dryRun: boolean },
  { database, desk }: Tools,
): Promise<void> {
  const { console, signal } = desk;
  const onStep = ({ number, of, name, rows }: ImportStep) =>
    console.error(`[${number}/${of}] ${name}: ${rows}`);
  const options = { ...given, onStep, signal };
  const { unchanged, changes } = await (given.dryRun
    ? importCatalogue(database, json, options)
    : desk.withQueue(database, [rankTitles, tellEpisodes], (queue) =>
        importCatalogue(database, json, { ...options, queue }),
      ));
  if (unchanged) console.log('Nothing to do: this file was imported last.');
  else console.table(changes);
}
