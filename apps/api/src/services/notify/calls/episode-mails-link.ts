import { notify } from '@kandil/contract';
import { handleHook } from '../../../platform/http/hook.ts';
import { profileOfStopToken } from '../rules/stop-link.ts';
import { stopPage } from '../present/episode-mail.ts';
import { deleteEpisodeMail } from '../store/episode-mails.ts';
import type { NotifyWorld } from '../world.ts';

/** Only a POST turns the mails off: programs that check links in mails open them, too. */
export const episodeMailsLink = handleHook<NotifyWorld>(
  notify.episodeMailsLink,
  async ({ method, param }, world) => {
    if (method === 'GET') return { status: 303, location: stopPage(param, world) };
    const profileId = profileOfStopToken(param, world.linkKeys);
    if (profileId === null) return { status: 404 };
    await deleteEpisodeMail(world.db, profileId);
    return { status: 204 };
  },
);
