import { S3NetworkError, S3ServiceError } from 's3mini';
import { errorCode } from '../../startup-error.ts';

interface BucketFault {
  reason: string;
  /** Whether the bucket is there and does not permit the request. */
  isRefusal: boolean;
}

/** What is wrong with a bucket; undefined for errors with another cause, and for an object that is not there. */
export function bucketFault(error: unknown): BucketFault | undefined {
  if (error instanceof S3ServiceError) {
    const { status, message: reason } = error;
    if (status === 404 || status === 412) return undefined;
    return { reason, isRefusal: status === 401 || status === 403 };
  }
  if (error instanceof S3NetworkError) return { reason: error.message, isRefusal: false };
  if (!(error instanceof Error)) return undefined;
  // What `fetch` throws for a connection that broke, and for an answer that took too long.
  if (error.name === 'TimeoutError') return { reason: 'it took too long', isRefusal: false };
  if (!(error instanceof TypeError && /^(?:fetch failed|terminated)$/.test(error.message)))
    return undefined;
  return { reason: errorCode(error.cause) || error.message, isRefusal: false };
}
