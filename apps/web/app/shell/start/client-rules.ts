import { type MiddlewareFunction, redirect, redirectDocument, replace } from 'react-router';
import { needsDocument } from '#app/data/analytics/next-document.ts';
import '#app/data/start/boot.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { guard } from './guard.ts';
import { splitPrefix, withPlaceholder } from '#app/browser/address/language-prefix.ts';
import { paths } from '#app/paths.ts';
import { isTelevision } from '#app/browser/device-traits.ts';
import { profileRule } from '#app/data/start/profile-rule.ts';
import { lastKnown } from '#app/data/start/reload-start.ts';
import type { Config } from '#app/data/start/start.ts';
import { isPageOff, pageAt } from '#app/data/pages/page-at.ts';
import type { Page } from '#app/pages.ts';

/**
 * The rules of every navigation inside the application, the same as the server's rules for documents: a language prefix
 * is removed from a link, since the document decides the language (I18N-14); guests see only public pages; members
 * choose a profile before a page of the profile.
 */
export const clientRules: MiddlewareFunction = async ({ url }, next) => {
  const { prefix: base, config, site } = window.boot;
  const path =
    base && url.pathname.startsWith(`/${base}`)
      ? url.pathname.slice(base.length + 1) || '/'
      : url.pathname;
  const { prefix, pathname } = splitPrefix(path);
  if (prefix) throw replace(pathname + url.search);
  if (needsDocument(path + url.search)) throw redirectDocument(path + url.search);
  // Without the configuration the client cannot tell what guests may see: the services decide.
  if (!config) return next();
  const page = pageAt({ pathname: path });
  if (isPageOff(page, site)) return next();
  const elsewhere = placeInstead(page, config, url);
  if (elsewhere) throw redirect(elsewhere);
  return next();
};

function placeInstead(page: Page, config: Config, { pathname, search }: URL): string | null {
  const signedIn = readCookie(COOKIES.token) !== null;
  if (!signedIn || page.membersTo) {
    const instead = guard(page, { signedIn, isBot: false, avodEnabled: config.AVOD_ENABLED });
    return instead && instead + search;
  }
  const chosen = Number(readCookie(COOKIES.profile)) || null;
  const account = lastKnown()?.account ?? null;
  return profileRule(page, { config, account, chosen, television: isTelevision() }) === 'choose'
    ? paths.profiles(withPlaceholder(pathname + search))
    : null;
}
