import { type SiteDocument, siteFile } from '@kandil/contract/site';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readPictures } from '../services/content/store/pictures.ts';

const DEMO = resolve(import.meta.dirname, '../../../../demo');

/** The catalogue file of the demo, as it is on the disk. */
export async function demoCatalogue(): Promise<unknown> {
  return JSON.parse(await readFile(resolve(DEMO, 'catalogue.json'), 'utf8'));
}

export const demoPictures = () => readPictures(resolve(DEMO, 'art'));

/** The offers file of the demo. */
export async function demoOffers(): Promise<unknown> {
  return JSON.parse(await readFile(resolve(DEMO, 'offers.json'), 'utf8'));
}

/** The site document of the demo. */
export async function demoSite(): Promise<SiteDocument> {
  return siteFile.parse(JSON.parse(await readFile(resolve(DEMO, 'site/site.json'), 'utf8')));
}
