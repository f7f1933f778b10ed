import {
  type ArtIndex,
  CatalogueError,
  type FolderIndex,
  importCatalogue,
  importOffers,
  importSite,
  type ImportStep,
  indexFolder,
  indexKnown,
  type MigrationSource,
  MODULES,
  orderPlans,
  type Problem,
  rankTitles,
  readCatalogue,
  readOffers,
  readPictures,
  readSite,
  REMOVABLE,
  storeArt,
  type StreamRules,
  syncPlans,
  tellEpisodes,
} from '@kandil/api';
import type { SiteDocument } from '@kandil/contract/site';
import { join } from 'node:path';
import { DEMO_ART } from '../demo.ts';
import type { ImportFile, ImportTask } from './catalogue.ts';
import type { Database, Desk } from './desk.ts';
import { unnamedTexts, withLegalTexts } from './legal-texts.ts';

/** A file that the command imports. */
export interface Document {
  kind: DocumentKind;
  file: ImportFile;
  json: unknown;
  migrations: MigrationSource[];
  /**
   * @returns writes it
   * @throws CatalogueError with its problems
   */
  check(context: CheckContext): Promise<() => Promise<void>>;
}

/** In the order of their import. */
export const DOCUMENT_KINDS = ['catalogue', 'site', 'offers'] as const;
type DocumentKind = (typeof DOCUMENT_KINDS)[number];

interface CheckContext {
  database: Database;
  desk: Desk;
  /** The pictures that the documents may name. */
  art: Art;
  /** The site document of this import, whether it is valid or not; else the stored one. */
  site: unknown;
}

type Choices = Pick<ImportTask, 'dryRun'>;

/** What a file is, by its content: only an offers file has plans, and only a site document a contact. */
export function documentOf(file: ImportFile, choices: Choices): Document {
  const json: unknown = JSON.parse(file.text);
  const has = (field: string) => typeof json === 'object' && json !== null && field in json;
  if (has('plans')) return offersDocument(file, json, choices);
  if (has('contact')) return siteDocument(file, withLegalTexts(json, file.beside), choices);
  return catalogueDocument(file, json, choices);
}

const siteDocument = (file: ImportFile, json: unknown, { dryRun }: Choices): Document => ({
  kind: 'site',
  file,
  json,
  migrations: MODULES.content.migrations,
  async check({ database, desk, art }) {
    const { pictures } = art.index;
    const unnamed = unnamedTexts(json, file);
    if (unnamed.length > 0) throw new CatalogueError(unnamed);
    readSite(json, (path) => pictures.has(path));
    return async () => {
      const report = await importSite(database, json, { pictures, dryRun });
      desk.console.log(`Site: ${dryRun && report === 'imported' ? 'would be imported' : report}.`);
    };
  },
});

const offersDocument = (file: ImportFile, json: unknown, { dryRun }: Choices): Document => ({
  kind: 'offers',
  file,
  json,
  migrations: MODULES.purchase.migrations,
  async check({ database, desk, site }) {
    const problems = unknownCampaigns(readOffers(json), site);
    if (problems.length > 0) throw new CatalogueError(problems);
    return async () => {
      const { added, replaced } = await importOffers(database, json, { now: Date.now, dryRun });
      if (added > 0 && !dryRun)
        await desk.withQueue(database, [syncPlans], (queue) => orderPlans({ database, queue }));
      desk.console.log(
        `Packages: ${added} ${dryRun ? 'to add' : 'added'}, ${replaced} ${dryRun ? 'to replace' : 'replaced'}.`,
      );
    };
  },
});

const catalogueDocument = (file: ImportFile, json: unknown, { dryRun }: Choices): Document => ({
  kind: 'catalogue',
  file,
  json,
  migrations: MODULES.content.migrations,
  async check({ database, desk, art: { index, store } }) {
    const streams = streamRules(desk.config);
    readCatalogue(json, index, streams);
    return async () => {
      if (!dryRun) await store();
      await writeCatalogue(json, { ...index, streams, dryRun }, { database, desk });
    };
  },
});

/** A product without a public address is served over http, to this machine. */
const streamRules = ({ mediaSources, publicOrigin }: Desk['config']): StreamRules => ({
  sources: mediaSources,
  secure: publicOrigin?.startsWith('https:') ?? false,
});

/** An offer belongs to a campaign or a partner of the site. */
function unknownCampaigns({ offers }: ReturnType<typeof readOffers>, site: unknown): Problem[] {
  const { campaigns = [], partners = [] } = (site ?? {}) as Partial<SiteDocument>;
  const known = new Set([
    ...campaigns.map(({ code }) => code),
    ...partners.map(({ slug }) => slug),
  ]);
  return offers.flatMap(({ code, campaign }, index) =>
    known.has(campaign)
      ? []
      : [
          {
            place: `offers[${index}] (${code}).campaign`,
            path: ['offers', index, 'campaign'],
            problem: `the site has no campaign or partner '${campaign}'`,
          },
        ],
  );
}

interface Tools {
  database: Database;
  desk: Desk;
}

export interface Art {
  index: ArtIndex;
  /** Copies the pictures to where the product finds them. */
  store(): Promise<void>;
}

/**
 * The pictures of a folder, or those that the product knows. Those of ART_DIR and of the product stay in their folder.
 * @param given.json what names pictures; the site is among it, because an import of the catalogue replaces all of its art
 */
export async function artOf(
  { json, site, folder: given }: { json: readonly unknown[]; site: unknown; folder: string | null },
  { database, desk }: Tools,
): Promise<Art> {
  const { config, blobs, signal, console } = desk;
  const folder = given ?? config.artDir;
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
  const found = await indexFolder({ database, folder, json, stored, onRead, signal });
  const { files, decoded, unused } = found;
  const index = withKnown(found, await indexKnown(database, site, new Map()));
  const others = unused ? `; ${unused} other files there are not used` : '';
  console.error(`art: ${files.length} pictures in ${folder}, ${decoded} of them new${others}`);
  if (stored && config.database && !config.s3)
    console.error(
      `art: the pictures are copied to ${join(config.dataDir, 'blobs')}, which other nodes do not read. With several nodes, set S3_URL or ART_DIR.`,
    );
  const store = () => storeArt({ database, blobs, folder, files, signal });
  return { index, store: stored ? store : stay };
}

/** The site may name pictures of an earlier import: they stay. */
function withKnown(found: FolderIndex, known: ArtIndex): ArtIndex {
  const files = (known.files ?? []).filter(({ path }) => !found.pictures.has(path));
  return {
    ...found,
    files: [...found.files, ...files],
    pictures: new Map([...known.pictures, ...found.pictures]),
  };
}

const REPORT_EVERY = 200;

async function writeCatalogue(
  json: unknown,
  given: ArtIndex & { streams: StreamRules; dryRun: boolean },
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
  if (unchanged) return console.log('Nothing to do: this file was imported last.');
  console.table(changes);
  const removed = REMOVABLE.map((name) => changes[name]?.removed ?? 0);
  if (removed.some((count) => count > 0)) console.log(removedLine(removed, given));
}

const NAMES = { title: 'titles', season: 'seasons', video: 'videos', channel: 'channels' } as const;

/** @param counts in the order of `REMOVABLE` */
function removedLine(counts: readonly number[], { dryRun }: { dryRun: boolean }): string {
  const parts = REMOVABLE.map((name, at) => `${NAMES[name]} ${counts[at]}`);
  return `${dryRun ? 'To be removed' : 'Removed'} (deleted after 30 days): ${parts.join(', ')}.`;
}
