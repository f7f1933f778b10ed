import type { LanguageCode } from '@kandil/i18n';
import { splitPrefix } from './language-prefix.ts';

export interface DocumentRule {
  /** Same-origin path and query to redirect to; null to serve the page at this address. */
  redirectTo: string | null;
  status: 301 | 302;
  /** Language the address asks for, to be stored in the cookie. */
  language: LanguageCode | null;
}

/**
 * What the address of a document load means before any page is matched: no trailing slash (SHELL-03), and
 * a language-only path sets the language and goes once to `/` - but a prerender bot, which keeps no cookie,
 * gets it as the home page in that language (SHELL-06, SPEC-D3).
 */
export function documentRule(url: URL, isBot: boolean): DocumentRule {
  const { prefix, pathname } = splitPrefix(url.pathname);
  const serve: DocumentRule = { redirectTo: null, status: 302, language: prefix };
  const trimmed = url.pathname.replace(/\/+$/, '');
  if (trimmed !== url.pathname && trimmed !== '') {
    // Collapsed at the front as well: '//host/' would otherwise redirect to another site.
    return { ...serve, status: 301, redirectTo: trimmed.replace(/^\/+/, '/') + url.search };
  }
  if (prefix && pathname === '/' && !isBot) return { ...serve, redirectTo: `/${url.search}` };
  return serve;
}
