import { auth } from '@kandil/contract';
import { mustKeepCookies } from '#app/browser/keeps-cookies.ts';
import { browserApi } from '#app/data/client/api.ts';
import { asksProviderAgain } from '#app/data/session/social-sign-out.ts';
import { keepPending, type PendingSocial } from './pending.ts';
import type { MediaType } from './providers.ts';

/**
 * Redirects to a provider, and stores in this tab what the callback needs.
 * @throws ApiError, CookiesBlockedError; or any error where the browser's storage is blocked
 */
export async function beginSocial(
  mediaType: MediaType,
  request: Pick<PendingSocial, 'purpose' | 'returnTo' | 'referenceCode'>,
): Promise<void> {
  mustKeepCookies();
  const askAgain = asksProviderAgain();
  const { data } = await browserApi(auth.socialStart, { mediaType, ...(askAgain && { askAgain }) });
  const pending = { ...request, mediaType, state: data.state, at: Date.now() };
  if (!keepPending(pending)) throw new Error('The storage of the browser is blocked.');
  window.location.assign(data.url);
}
