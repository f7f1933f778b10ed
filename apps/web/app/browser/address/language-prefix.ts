import { isLanguageCode, type LanguageCode } from '@kandil/i18n';

export interface PrefixedPath {
  /** The available language the path begins with; null for none (I18N-12, I18N-13). */
  prefix: LanguageCode | null;
  /** The path without it, always beginning with `/`. */
  pathname: string;
}

/** Takes the language prefix off a path: `/ar/detail/x` is `/detail/x` in Arabic, `/zz/detail/x` has none. */
export function splitPrefix(pathname: string): PrefixedPath {
  const [, first = ''] = pathname.split('/', 2);
  if (!isLanguageCode(first)) return { prefix: null, pathname };
  return { prefix: first, pathname: pathname.slice(first.length + 1) || '/' };
}

/** The path in a language: `/ar/detail/x`; the home page of a language is `/ar`. */
export function withPrefix(language: LanguageCode, pathname: string): string {
  return pathname === '/' ? `/${language}` : `/${language}${pathname}`;
}

/** Stands for the language in a stored `redirectUrl` (SPEC-D12). */
const PLACEHOLDER = ':lang';

/** A path to come back to, its language replaced by the placeholder (SHELL-12). */
export function withPlaceholder(path: string): string {
  const { prefix, pathname } = splitPrefix(path);
  return prefix ? `/${PLACEHOLDER}${pathname === '/' ? '' : pathname}` : path;
}

/** The path to go back to, in the language that is current by then. */
export function fromPlaceholder(path: string, language: LanguageCode): string {
  return path.replace(new RegExp(`^/${PLACEHOLDER}(?=/|$)`), `/${language}`);
}
