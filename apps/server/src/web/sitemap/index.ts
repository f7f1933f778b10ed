import { createCache, currentSite } from '@kandil/api';
import type { Territory } from '@kandil/contract/territory';
import { languagesOf, type WebOptions } from '@kandil/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { pageEntries, type SitemapSource, titleEntries, TITLES_PER_FILE } from './entries.ts';
import { sitemapIndex, urlSet } from './xml.ts';

const zipped = promisify(gzip);
const unzipped = promisify(gunzip);

const TEN_MINUTES = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
/** Cached compressed files: some 100 kB each. */
const MOST_FILES = 100;

/** Excluded from crawling: calls that change data or are personal, media, and the endless searches. */
const ROBOTS = [
  'User-agent: *',
  'Disallow: /api/',
  'Allow: /api/content/',
  'Disallow: /media/',
  'Disallow: /search/',
  'Disallow: /*/search/',
];

export interface SitemapOptions extends Pick<WebOptions, 'territoryOf' | 'countryHeader'> {
  sourceFor(territory: Territory): SitemapSource;
}

/** `/robots.txt`, `/sitemap.xml`, and for many titles `/sitemap-0.xml` (pages), `/sitemap-1.xml` (titles) and so on. */
export function sitemapRoutes(
  app: FastifyInstance,
  { sourceFor, territoryOf, countryHeader }: SitemapOptions,
  publicOrigin: string,
): void {
  const cache = createCache({
    name: 'sitemap',
    ttl: TEN_MINUTES,
    size: MOST_FILES,
    staleIfError: DAY,
  });
  const cached = (key: string, write: () => Promise<string | null>) =>
    cache.get(key, async () => {
      const xml = await write();
      return xml === null ? null : zipped(xml);
    });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send([...ROBOTS, '', `Sitemap: ${publicOrigin}/sitemap.xml`, ''].join('\n')),
  );
  const send = (request: FastifyRequest, reply: FastifyReply, xml: Buffer | null) =>
    sendXml(request, reply, xml, countryHeader());
  app.get('/sitemap.xml', async (request, reply) => {
    const territory = territoryOf(request.headers);
    const write = () => wholeSitemap(sourceFor(territory), publicOrigin);
    return send(request, reply, await cached(`all ${territory}`, write));
  });
  app.get<{ Params: { file: string } }>('/sitemap-:file(^\\d{1,3}).xml', async (request, reply) => {
    const file = Number(request.params.file);
    const territory = territoryOf(request.headers);
    const write = () => oneFile(sourceFor(territory), publicOrigin, file);
    const xml = await cached(`file ${file} ${territory}`, write);
    return xml ? send(request, reply, xml) : reply.callNotFound();
  });
}

/** Everything in one file, or an index of files if that would be too large. */
async function wholeSitemap(source: SitemapSource, origin: string): Promise<string> {
  const [pages, titles] = await Promise.all([pageEntries(source), titleEntries(source, 1)]);
  const files = Math.ceil(titles.totalCount / TITLES_PER_FILE);
  if (files <= 1) return urlSet([...pages, ...titles.entries], placeOf(origin));
  return sitemapIndex(
    Array.from({ length: files + 1 }, (_, file) => `${origin}/sitemap-${file}.xml`),
  );
}

async function oneFile(
  source: SitemapSource,
  origin: string,
  file: number,
): Promise<string | null> {
  const entries =
    file === 0 ? await pageEntries(source) : (await titleEntries(source, file)).entries;
  return entries.length > 0 ? urlSet(entries, placeOf(origin)) : null;
}

const placeOf = (origin: string) => ({ origin, languages: languagesOf(currentSite()) });

async function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  xml: Buffer | null,
  countryHeader: string | null,
): Promise<FastifyReply> {
  reply.type('application/xml; charset=utf-8').headers({
    'cache-control': 'public, max-age=3600',
    vary: ['accept-encoding', countryHeader ?? []].flat().join(', '),
  });
  const accepts = /\bgzip\b/.test([request.headers['accept-encoding'] ?? ''].flat().join());
  if (accepts) reply.header('content-encoding', 'gzip');
  return reply.send(accepts || !xml ? xml : await unzipped(xml));
}
