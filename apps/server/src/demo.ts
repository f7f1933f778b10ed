import {
  importCatalogue,
  importOffers,
  type Platform,
  readPictures,
  seedDemo,
  seedDemoPurchases,
} from '@kandil/api';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './config.ts';

export const DEMO_ART = join(ROOT, 'demo/art');

/** Brings the demo's catalogue, accounts and subscriptions up to date; existing data stays. */
export async function prepareDemo({ database, queue, now, log }: Platform): Promise<void> {
  const pictures = await readPictures(DEMO_ART);
  const catalogue: unknown = JSON.parse(await readFile(join(ROOT, 'demo/catalogue.json'), 'utf8'));
  const report = await importCatalogue(database, catalogue, { pictures, queue });
  log.info({ unchanged: report.unchanged }, 'demo catalogue imported');
  const offers: unknown = JSON.parse(await readFile(join(ROOT, 'demo/offers.json'), 'utf8'));
  await importOffers(database, offers, { now });
  await seedDemo(database, now);
  await seedDemoPurchases(database, now);
}
