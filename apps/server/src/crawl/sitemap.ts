import { decoded } from './page.ts';

export interface ListedPage {
  alternates: Map<string, string>;
  images: string[];
  lastmod: string | undefined;
  videos: number;
}

/** The addresses of a sitemap. */
export function readSitemap(xml: string): Map<string, ListedPage> {
  return new Map(
    [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => [
      decoded(/<loc>([^<]*)/.exec(url)?.[1] ?? ''),
      {
        alternates: new Map(
          [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
            ([, language = '', href = '']) => [language, decoded(href)],
          ),
        ),
        images: [...url.matchAll(/<image:loc>([^<]*)/g)].map(([, href = '']) => decoded(href)),
        lastmod: /<lastmod>([^<]*)/.exec(url)?.[1],
        videos: [...url.matchAll(/<video:video>/g)].length,
      },
    ]),
  );
}
