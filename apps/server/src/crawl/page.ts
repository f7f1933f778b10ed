const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** A page as a search engine reads it. */
export interface CrawledPage {
  address: string;
  status: number;
  /** `Content-Language` of the answer, and the language of the document. */
  languages: (string | null)[];
  title: string;
  description: string;
  canonical: string;
  /** Language to address. */
  alternates: Map<string, string>;
  headings: number;
  image: string;
  /** Paths of links within the site. */
  links: string[];
  /** Items of the structured data. */
  things: unknown[];
}

/** Fetches an address like a search engine, without following redirects. */
export function askAsBot(address: string): Promise<Response> {
  return fetch(address, { headers: { 'user-agent': BOT }, redirect: 'manual' });
}

export async function crawl(address: string): Promise<CrawledPage> {
  const response = await askAsBot(address);
  const html = await response.text();
  const first = (pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '');
  const all = (pattern: RegExp) => [...html.matchAll(pattern)];
  return {
    address,
    status: response.status,
    languages: [response.headers.get('content-language'), first(/<html lang="([^"]*)"/)],
    title: first(/<title[^>]*>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    alternates: new Map(
      all(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g).map(
        ([, language = '', href = '']) => [language, decoded(href)],
      ),
    ),
    headings: all(/<h1[\s>]/g).length,
    image: first(/<meta property="og:image" content="([^"]*)"/),
    links: all(/<a [^>]*?href="(\/[^"#]*)/g).map(([, href = '']) => decoded(href)),
    things: all(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).flatMap(
      ([, json = '']) => (JSON.parse(json) as { '@graph': unknown[] })['@graph'],
    ),
  };
}

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&apos;': "'",
};

export function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos|#x27);/g, (sign) => SIGNS[sign] ?? sign);
}
