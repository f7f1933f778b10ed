import * as z from 'zod/mini';
import { call } from '../call.ts';

/** Videos and channels in one question. */
export const MOST_PLAYED_NAMES = 100;
const ids = () => z.array(z.number().check(z.int())).check(z.maxLength(MOST_PLAYED_NAMES));
const named = z.object({
  id: z.number(),
  /** In English. */
  title: z.string(),
  /** The episode or trailer; null for films and channels. */
  part: z.nullable(z.string()),
});

/** What videos and channels are called, for the staff; those that the catalogue does not have are missing. */
export const playedNames = call({
  name: 'content.playedNames',
  service: 'content',
  method: 'POST',
  paths: ['/played-names'],
  access: 'service',
  body: z.object({ videoIds: ids(), channelIds: ids() }),
  data: z.object({ videos: z.array(named), channels: z.array(named) }),
});
