import { isDiskFull, NotNow } from '@kandil/media/ingest';
import { bucketFault } from '../../../../platform/media/files/fault.ts';

/**
 * Says what an operator can mend or wait for: a full disk, or a bucket that does not answer. Another attempt continues where
 * this one ended.
 * @returns a NotNow with the error as its cause; every other error as it is
 */
export function asNotNow(error: unknown): unknown {
  if (isDiskFull(error))
    return new NotNow(
      'The disk is full. Make room: what is encoded already stays, and the next attempt continues there.',
      { cause: error },
    );
  const fault = bucketFault(error);
  if (fault === undefined) return error;
  return new NotNow(
    fault.isRefusal
      ? `The bucket refuses: ${fault.reason}. Check its keys and their permissions.`
      : `The bucket does not answer: ${fault.reason}. The next attempt continues where this one ended.`,
    { cause: error },
  );
}
