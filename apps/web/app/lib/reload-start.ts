import type { Api } from '@kandil/contract/client';
import '../boot/boot.ts';
import { COOKIES, readCookie } from './cookies.ts';
import { loadStart, type Start } from './start.ts';

/** Loads the start data in the browser, with the session as it is now. */
export function reloadStart(api: Api): Promise<Start> {
  const { boot } = window;
  const document = boot.state.loaderData['root'] as Start | undefined;
  const token = readCookie(COOKIES.token);
  return loadStart(
    api,
    {
      language: boot.language,
      prefix: boot.prefix,
      token,
      signedIn: token !== null,
      profileId: Number(readCookie(COOKIES.profile)) || null,
      consent: readCookie(COOKIES.consent) !== null,
      webView: document?.webView ?? false,
    },
    { publicOrigin: document?.publicOrigin ?? window.location.origin, demo: document?.demo ?? false },
  );
}
