import * as z from 'zod/mini';
import { code } from './fields.ts';

/** The lines of the lowest and of the tallest picture of a ladder. */
const [LOWEST_RUNG, TALLEST_RUNG] = [100, 4320];
const rung = () => z.number().check(z.int(), z.gte(LOWEST_RUNG), z.lte(TALLEST_RUNG));

/** How a channel plays films by its guide. */
export const schedule = z.strictObject({
  /** The video that is repeated where the guide names nothing that can be played. */
  filler: code(),
  /** Lines of the pictures that it offers, `720` for `720p`; absent: all that its films have. */
  ladder: z.optional(
    z.array(rung()).check(
      z.minLength(1),
      z.maxLength(8),
      z.refine((rungs) => new Set(rungs).size === rungs.length, 'names a picture twice'),
    ),
  ),
});
