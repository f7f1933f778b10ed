import { notify, Refusal } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { profileOfStopToken } from '../rules/stop-link.ts';
import { deleteEpisodeMail } from '../store/episode-mails.ts';
import type { NotifyWorld } from '../world.ts';

export const episodeMailsStop = handle<NotifyWorld, typeof notify.episodeMailsStop>(
  notify.episodeMailsStop,
  async ({ input: { token }, world }) => {
    const profileId = profileOfStopToken(token, world.linkKeys);
    if (profileId === null) throw new Refusal('LINK_DAMAGED');
    await deleteEpisodeMail(world.db, profileId);
    return { data: null };
  },
);
