import type { ApiError } from '@kandil/contract/client';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { reportUnexpected } from '@kandil/ui/unexpected.ts';
import { isKey, t } from '#src/texts/texts.tsx';
import { PasskeyError } from './passkey.ts';

const AWAY: ReadonlySet<number | undefined> = new Set([502, 503, 504]);

/** What to say of an error: our own words for what staff can do something about, else those of the service. */
export function problemText(error: unknown): string {
  if (error instanceof PasskeyError) return t(`passkey.${error.reason}`);
  if (isApiError(error)) return apiText(error);
  reportUnexpected(error);
  return t('problem.unexpected');
}

function apiText({ kind, code, meta, status, message }: ApiError): string {
  if (kind === 'network') return t('problem.network');
  // No answer of ours: a proxy's, or one that cannot be read.
  if (code === undefined) return t(AWAY.has(status) ? 'problem.UNAVAILABLE' : 'problem.unexpected');
  const own = `problem.${code}`;
  return textWithFacts(code, meta) ?? (isKey(own) ? t(own) : message);
}

/** When it may be tried again, or under which reference the log has it. */
function textWithFacts(code: string, meta: ApiError['meta']): string | undefined {
  if (code === 'TOO_MANY_REQUESTS' && meta?.retryAfter !== undefined)
    return t('problem.later', { count: Math.ceil(meta.retryAfter / 60) });
  if (code === 'UNEXPECTED' && meta?.reference !== undefined)
    return t('problem.reference', { reference: meta.reference });
  return undefined;
}
