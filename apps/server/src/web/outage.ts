import type { ApiError } from '@kandil/contract/client';

/** By its shape: the class may be of another copy of the module. */
const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'kind' in error;

/** Whether a service answered that this visitor may not, or that there is nothing. */
const isRefusal = ({ kind, status = 503 }: ApiError): boolean =>
  kind === 'token' || kind === 'refresh-token' || (status < 500 && status !== 429);

/** Whether a call failed without a refusal: its service was unreachable, overloaded or failed. */
export const isOutage = (error: unknown): boolean => isApiError(error) && !isRefusal(error);

/** Whether a failed call is one to look into: an outage, or a defect of ours. */
export const isFault = (error: unknown): boolean => !isApiError(error) || !isRefusal(error);
