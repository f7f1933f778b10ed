import './boot.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { browserCache } from '#app/browser/local-cache.ts';
import { browserApi } from '../client/api.ts';
import { configOrCached } from './cached-config.ts';
import { loadStart, ofAccount } from './load-start.ts';
import { memberPart } from './member-part.ts';
import type { Start } from './start.ts';

export { documentPart } from './member-part.ts';

/** The start data for the current session: the known ones with the account of the document's part, or all of it. */
export async function freshStart(known: Start | null): Promise<Start> {
  const part = known?.sessionPending ? await memberPart() : null;
  if (!known || !part) return loadNow(known);
  return { ...known, ...ofAccount(part.account, cookieProfile()), sessionPending: false };
}

const cookieProfile = () => Number(readCookie(COOKIES.profile)) || null;

function loadNow(known: Start | null): Promise<Start> {
  const { language, prefix } = window.boot;
  const token = readCookie(COOKIES.token);
  const visitor = {
    language,
    prefix,
    token,
    signedIn: token !== null,
    profileId: cookieProfile(),
    consent: readCookie(COOKIES.consent) !== null,
    webView: known?.parentPlatform === 'app',
  };
  const site = {
    publicOrigin: known?.publicOrigin ?? window.location.origin,
    demo: known?.demo ?? false,
    analytics: known?.analytics ?? null,
  };
  return loadStart(browserApi, visitor, site, (from) => configOrCached(from, browserCache));
}
