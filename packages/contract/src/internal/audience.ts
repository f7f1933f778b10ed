import * as z from 'zod/mini';
import { call } from '../call.ts';

/** Profiles of one answer, and of each the videos it watched last. */
const MOST_PROFILES = 500;

const profileNumber = () => z.number().check(z.int(), z.gte(0));

/**
 * Which profiles watched which videos, profile by profile in the order of their numbers: what similar titles are
 * worked out from. `after` is the last number of the answer before; an answer without profiles is the last one.
 * `every` takes a sample: the profiles whose number it divides.
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
        /** Newest first; only what was watched beyond its first seconds. */
        watched: z.array(
          z.object({
            videoId: z.number(),
            /** Milliseconds since 1970. */
            at: z.number(),
          }),
        ),
      }),
    ),
    /** The greatest number of a profile that watched anything: tells how great a sample would be. */
    lastProfileId: z.number(),
  }),
});
