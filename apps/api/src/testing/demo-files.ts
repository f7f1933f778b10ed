import { type SiteDocument, siteFile } from '@kandil/contract/site';
import { readdir, readFile } from 'node:fs/promises';
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

/** The site document of the demo, with the texts beside it. */
export async function demoSite(): Promise<SiteDocument> {
  const folder = resolve(DEMO, 'site');
  const document = JSON.parse(await readFile(resolve(folder, 'site.json'), 'utf8')) as {
    legal: Record<string, { texts: Record<string, string> }>;
  };
  for (const legal of Object.values(document.legal)) legal.texts = {};
  for (const file of await readdir(folder)) {
    const [name = '', language = '', ending] = file.split('.');
    const legal = document.legal[name];
    if (legal && ending === 'md')
      legal.texts[language] = await readFile(resolve(folder, file), 'utf8');
  }
  return siteFile.parse(document);
}
