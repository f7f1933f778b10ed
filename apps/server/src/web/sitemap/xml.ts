import type { LanguageCode } from '@kandil/i18n';
import { openGraphImageUrl, paths, withPrefix } from '@kandil/web';
import type { SitemapEntry, SitemapTitle } from './entries.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
].join(' ');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** Where pages are, and in which languages. */
export interface SitemapPlace {
  origin: string;
  languages: readonly LanguageCode[];
}

/** Each page once per language on offer with links to all others (hreflang), its picture and trailers. */
export function urlSet(entries: readonly SitemapEntry[], place: SitemapPlace): string {
  const { origin, languages } = place;
  const urls = entries.flatMap((entry) => {
    const alternates = alternatesOf(entry.path, place);
    return languages.map(
      (language) =>
        `<url>${element('loc', origin + withPrefix(language, entry.path))}${alternates}` +
        `${entry.title ? aboutTitle(entry.title, language, origin) : ''}</url>\n`,
    );
  });
  return `${HEAD}<urlset ${NAMESPACES}>\n${urls.join('')}</urlset>\n`;
}

/** The sitemap index of a large site. */
export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap>${element('loc', address)}</sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('')}</sitemapindex>\n`;
}

function alternatesOf(path: string, { origin, languages }: SitemapPlace): string {
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(origin + href)}"/>`;
  const others = languages.map((code) => link(code, withPrefix(code, path)));
  return others.join('') + link('x-default', path);
}

function aboutTitle(title: SitemapTitle, language: LanguageCode, origin: string): string {
  const image = element('image:loc', origin + openGraphImageUrl(title.picture));
  return [
    title.released && element('lastmod', title.released),
    `<image:image>${image}</image:image>`,
    ...title.videos.map((video) => aboutVideo(video, title, language, origin)),
  ].join('');
}

const word = (texts: Record<string, string>, language: LanguageCode): string =>
  texts[language] ?? texts['en'] ?? '';

/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
function aboutVideo(
  video: SitemapTitle['videos'][number],
  title: SitemapTitle,
  language: LanguageCode,
  origin: string,
): string {
  const player = origin + withPrefix(language, paths.player(video.id));
  const facts = [
    element('video:thumbnail_loc', origin + openGraphImageUrl(video.picture)),
    element('video:title', `${word(title.title, language)}: ${word(video.title, language)}`),
    element('video:description', word(title.storyline, language)),
    element('video:player_loc', player),
    element('video:duration', String(video.duration)),
    element('video:publication_date', video.released),
    element('video:requires_subscription', 'no'),
  ];
  return `<video:video>${facts.join('')}</video:video>`;
}
