import { type MiddlewareFunction, matchRoutes, redirect, replace } from 'react-router';
import '../boot/boot.ts';
import { COOKIES, readCookie } from '../lib/cookies.ts';
import { guard } from '../lib/guard.ts';
import { splitPrefix } from '../lib/language-prefix.ts';
import { PAGE_ROUTES, pageOf } from '../pages.ts';

/**
 * What holds for every navigation inside the application, as the server's rules do for documents: a language
 * prefix in a link is taken off, since the language is the document's (I18N-14), and guests see what is theirs.
 */
export const clientRules: MiddlewareFunction = async ({ url }, next) => {
  const { prefix: base, config } = window.boot;
  const path =
    base && url.pathname.startsWith(`/${base}`)
      ? url.pathname.slice(base.length + 1) || '/'
      : url.pathname;
  const { prefix, pathname } = splitPrefix(path);
  if (prefix) throw replace(pathname + url.search);
  // Without the configuration nobody knows what guests may see: the services decide.
  if (!config) return next();
  const page = pageOf(matchRoutes(PAGE_ROUTES, path)?.at(-1)?.route.id);
  const signedIn = readCookie(COOKIES.token) !== null;
  const elsewhere = guard(page, { signedIn, isBot: false, avodEnabled: config.AVOD_ENABLED });
  if (elsewhere) throw redirect(elsewhere);
  return next();
};
