import { notify } from '@kandil/contract';
import { useMemo } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { useQuery } from '#app/data/queries/use-query.ts';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import type { FileFormats } from './load.ts';

export interface Limits {
  /** Null until they are loaded. */
  formats: FileFormats | null;
  /** The service's description of the failed call, for its subject alone (VALID-30). */
  failure: { subject: string; text: string } | null;
  loading: boolean;
  again(): void;
}

/** The file limits of a subject. Of two crossing answers the later subject's counts. */
export function useLimits(subject: string): Limits {
  const fetcher = useMemo(
    () =>
      subject
        ? async () => (await browserApi(notify.supportLimitCheck, { subject })).data.fileFormats
        : null,
    [subject],
  );
  const { data, error, loading, refetch } = useQuery(fetcher);
  return {
    formats: data,
    failure: error === null ? null : { subject, text: descriptionOf(error) },
    loading,
    again: () => void refetch(),
  };
}

function descriptionOf(error: unknown): string {
  if (!isApiError(error)) return String(error);
  const { statusDescription } = (error.meta ?? {}) as { statusDescription?: string };
  return statusDescription ?? error.message;
}
