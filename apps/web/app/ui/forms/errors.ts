import type { ApiError } from '@kandil/contract/client';
import type { Translate, UiKey } from '@kandil/i18n';
import { report } from '#app/browser/report.ts';

/** By its name: the class may have come with another chunk. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';

/** What to show of an error: the service's own words; a fault of ours is reported and said in general. */
export function errorText(error: unknown, t: Translate<UiKey>): string {
  if (isApiError(error)) return error.message;
  report(error);
  return t('loadingPage.unexpectedError');
}

/** Seconds after which the service takes the same request again, where it said so. */
export function retryAfterOf(error: unknown): number | undefined {
  return isApiError(error) ? error.meta?.retryAfter : undefined;
}
