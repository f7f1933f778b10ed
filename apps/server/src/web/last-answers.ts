import { createCache } from '@kandil/api';
import { type AnyCall, auth } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { LastGood, Visitor } from '@kandil/web';
import { isOutage } from './outage.ts';

/** Largest number of answers: those of the home pages of twelve languages and of some hundred other pages. */
const LARGEST = 2000;

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
  // Nothing is fresh: each call is made, and a copy only replaces one that fails.
  const answers = createCache({
    name: 'last-answers',
    ttl: 0,
    size: LARGEST,
    staleIfError: Number.POSITIVE_INFINITY,
    isOutage,
  });

  return (visitor, api) => {
    let copied = false;
    const isGuest = visitor.token === null && visitor.audience === null;
    const isEverybodys = ({ cache }: AnyCall) =>
      cache === 'public' || (cache === 'guest' && isGuest);
    /** Whether a copy of guests may replace a member's own answer. */
    const mayTake = async () =>
      visitor.token === null
        ? visitor.audience === null || visitor.audience === 'ADULT'
        : isGrownUp(api, visitor);

    const orCopy: Api = async (call, args, options) => {
      const key = JSON.stringify([call.name, visitor.language, visitor.territory, args]);
      const last = answers.last(key);
      const load = () => api(call, args, options);
      const ofMember = async () => {
        try {
          return await load();
        } catch (error) {
          const isCopied = last !== undefined && isOutage(error);
          if (!isCopied || !(await mayTake().catch(() => false))) throw error;
          return last as Awaited<ReturnType<typeof load>>;
        }
      };
      const answer = await (isEverybodys(call) ? answers.get(key, load) : ofMember());
      if (answer === last) copied = true;
      return answer;
    };
    return { api: orCopy, isCopy: () => copied };
  };
}
