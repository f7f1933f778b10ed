import {
  contentTables,
  importCatalogue,
  importOffers,
  importSite,
  type Platform,
  readPictures,
  seedDemo,
  seedDemoPurchases,
  seedDemoTickets,
  videoIdOf,
} from '@kandil/api';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLegalTexts } from './commands/legal-texts.ts';
import { ROOT } from './config.ts';

export type DemoPlatform = Pick<Platform, 'database' | 'queue' | 'now' | 'log'>;

/** The pictures of the demo's catalogue, of profiles and of the product's own pages. */
export const DEMO_ART = join(ROOT, 'demo/art');

/** The episode that the demo's reports are about. */
const REPORTED = 'caravan-of-dust-s1e2';

/**
 * Brings the demo's catalogue, site, offers, accounts, subscriptions and messages to support up to date. What an operator imported stays, and so
 * does what members changed.
 */
export async function prepareDemo(platform: DemoPlatform): Promise<void> {
  const { database, queue, now, log } = platform;
  const pictures = await readPictures(DEMO_ART);
  const source = 'DEMO';
  const catalogue = await demoFile('demo/catalogue.json');
  const report = await importCatalogue(database, catalogue, { pictures, source, queue });
  if (report.skipped) log.info(skippedWords('catalogue'));
  else log.info({ unchanged: report.unchanged }, 'demo catalogue imported');
  const site = await importSite(database, await siteOfDemo(), { pictures, source });
  if (site === 'skipped') log.info(skippedWords('site/site'));
  const offers = await demoFile('demo/offers.json');
  const { skipped } = await importOffers(database, offers, { now, source });
  if (skipped) log.info(skippedWords('offers'));
  await seedDemo(database, now);
  const unsold = await seedDemoPurchases(database, now);
  if (unsold.length > 0)
    log.info({ plans: unsold }, 'demo accounts without a subscription: their plans have no price');
  await seedDemoTickets(database, now, await videoIdOf(contentTables(database), REPORTED));
}

const demoFile = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(join(ROOT, path), 'utf8'));

/** The site document of the demo with the texts beside it. */
async function siteOfDemo(): Promise<unknown> {
  const names = (await readdir(join(ROOT, 'demo/site'))).filter((name) => name.endsWith('.md'));
  const texts = names.map((name) => readFile(join(ROOT, 'demo/site', name), 'utf8'));
  const beside = (await Promise.all(texts)).map((text, index) => ({
    name: names[index] ?? '',
    text,
  }));
  return withLegalTexts(await demoFile('demo/site/site.json'), beside);
}

const skippedWords = (name: string): string =>
  `the ${name} of the database stays: another file was imported. ` +
  `To bring the demo back: npm run catalogue -- import demo/${name}.json`;
