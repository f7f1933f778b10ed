import * as z from 'zod/mini';
import { call } from '../call.ts';

/** Largest number of profiles in one answer, and of latest videos of each. */
const MOST_PROFILES = 500;

const profileNumber = () => z.number().check(z.int(), z.gte(0));

/**
 * Watched videos by profile, in the order of profile ids: the source of similar
 * titles. `after` is the last id of the previous answer; an answer without profiles is the last one.
 * `every` takes a sample: the profiles whose id it divides.
 */
export const audience = call({
  name: 'watch.audience',
  service: 'watch',
  method: 'POST',
  paths: ['/audience'],
  access: 'service',
  body: z.object({
    after: profileNumber(),
    every: z.number().check(z.int(), z.gte(1)),
    limit: z.number().check(z.int(), z.gte(1), z.lte(MOST_PROFILES)),
  }),
  data: z.object({
    profiles: z.array(
      z.object({
        profileId: z.number(),
        /** Newest first; only videos watched past their first seconds. */
        watched: z.array(
          z.object({
            videoId: z.number(),
            /** Milliseconds since 1970. */
            at: z.number(),
          }),
        ),
      }),
    ),
    /** The greatest id of a profile with progress; it shows how large a sample would be. */
    lastProfileId: z.number(),
  }),
});

/**
 * Accounts whose data are set aside, with their profiles: their history orders no rows, and nothing of them is deleted.
 * There are few.
 */
export const accountsSetAside = call({
  name: 'auth.accountsSetAside',
  service: 'auth',
  method: 'POST',
  paths: ['/accounts-set-aside'],
  access: 'service',
  data: z.object({ accountIds: z.array(z.uuid()), profileIds: z.array(z.number()) }),
});
