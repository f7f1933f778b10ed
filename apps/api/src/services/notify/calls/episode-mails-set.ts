import { notify, Refusal } from '@kandil/contract';
import { mailReader } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { memberProfile } from '../flows/member-profile.ts';
import { deleteEpisodeMail, putEpisodeMail } from '../store/episode-mails.ts';
import type { NotifyWorld } from '../world.ts';

export const episodeMailsSet = handle<NotifyWorld, typeof notify.episodeMailsSet>(
  notify.episodeMailsSet,
  async ({ input: { on }, context, world }) => {
    const { db, internal, now } = world;
    const { userId, profileId } = await memberProfile(world, context);
    if (on) {
      if (!(await internal(mailReader, { userId, profileId })))
        throw new Refusal('EMAIL_UNVERIFIED');
      await putEpisodeMail(db, {
        profile_id: profileId,
        user_id: userId,
        zone: context.zone?.slice(0, 64) ?? null,
        created_at: new Date(now()),
      });
    } else await deleteEpisodeMail(db, profileId);
    return { data: null };
  },
);
