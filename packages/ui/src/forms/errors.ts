import type { ApiError } from '@kandil/contract/client';
import type { Translate, UiKey } from '@kandil/i18n';
import { reportUnexpected } from '../unexpected.ts';

/** Checked by name: the class may come from another chunk. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';

/**
 * The text to show for an error: the service's message; what to do about blocked cookies; an error of ours is reported
 * and gets a general text.
 */
export function errorText(error: unknown, t: Translate<UiKey>): string {
  if (isApiError(error)) return error.message;
  if (error instanceof Error && error.name === 'CookiesBlockedError') return t('cookies.needed');
  reportUnexpected(error);
  return t('loadingPage.unexpectedError');
}

/** Seconds until a retry, if the service names them. */
export function retryAfterOf(error: unknown): number | undefined {
  return isApiError(error) ? error.meta?.retryAfter : undefined;
}
