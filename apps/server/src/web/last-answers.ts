import { type AnyCall, auth } from '@kandil/contract';
import type { Api, ApiAnswer } from '@kandil/contract/client';
import type { LastGood, Visitor } from '@kandil/web';

/** Largest number of answers: those of the home pages of twelve languages and of some hundred other pages. */
const LARGEST = 2000;

/** Whether the service was unreachable or failed, so that there is no answer. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'ApiError') return false;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 503;
  return status >= 500 || status === 429;
}

/** Whether the member's profile is an adult's and may see the guests' copy. */
async function isGrownUp(api: Api, { profileId }: Visitor): Promise<boolean> {
  const { userProfile: profiles, enteredProfileId } = (await api(auth.userDetail, {})).data;
  const chosen = enteredProfileId ?? profileId;
  const profile =
    profiles.find(({ id }) => id === chosen) ?? profiles.find((each) => each.isDefaultProfile);
  return profile?.profileType === 'ADULT';
}

/**
 * The last good answers of calls that are the same for everyone or for every guest. While a service is
 * down, pages are rendered from them (stale-if-error, RFC 5861). Answers to members are never stored.
 */
export function lastAnswers(): (visitor: Visitor, api: Api) => LastGood {
  const kept = new Map<string, ApiAnswer<AnyCall>>();

  function keep(key: string, answer: ApiAnswer<AnyCall>): void {
    kept.delete(key);
    kept.set(key, answer);
    const oldest = kept.size > LARGEST ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  }

  return (visitor, api) => {
    let copied = false;
    const isGuest = visitor.token === null && visitor.audience === null;
    const isEverybodys = ({ cache }: AnyCall) =>
      cache === 'public' || (cache === 'guest' && isGuest);
    const mayTake = async ({ cache }: AnyCall) =>
      cache === 'public' ||
      (visitor.token === null ? visitor.audience !== 'KIDS' : await isGrownUp(api, visitor));

    const orCopy: Api = async (call, args, options) => {
      const key = JSON.stringify([call.name, visitor.language, args]);
      try {
        const answer = await api(call, args, options);
        if (isEverybodys(call)) keep(key, answer);
        return answer;
      } catch (error) {
        const copy = isOutage(error) ? kept.get(key) : undefined;
        if (!copy || !(await mayTake(call).catch(() => false))) throw error;
        copied = true;
        return copy as never;
      }
    };
    return { api: orCopy, isCopy: () => copied };
  };
}
