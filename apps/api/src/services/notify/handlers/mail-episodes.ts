import { mailReader } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { languageOf, messageTo } from '../flows/message-to.ts';
import { stopAddress, stopPage } from '../present/episode-mail.ts';
import { stopToken } from '../rules/stop-link.ts';
import { episodeMailOf } from '../store/episode-mails.ts';
import { closeNotice, noticeById, takeMail } from '../store/notices.ts';
import type { NotifyWorld } from '../world.ts';
import { mailEpisodes } from '../jobs/jobs.ts';

/**
 * Mails a notice to the owner of its profile, once, however many jobs are queued for it. A mail server that is away is tried
 * again, with the same Message-ID.
 */
export function mailEpisodesHandler(world: NotifyWorld): Handler {
  return handle(mailEpisodes, async ({ noticeId, mailId, until }, job) => {
    const { db, internal, linkKeys, now, publicOrigin } = world;
    if (now() > until) return;
    const notice = await noticeById(db, noticeId);
    const requested = notice && (await episodeMailOf(db, notice.profile_id));
    if (!requested) return;
    const { profile_id: profileId, user_id: userId } = requested;
    const reader = await internal(mailReader, { userId, profileId });
    if (!reader) return;
    const language = languageOf(reader.language);
    const message = await messageTo({ userId, ...reader }, notice, language, world);
    if (!message) return;
    const { length } = notice.video_ids;
    const id = mailId ?? job.id;
    const isOurs = await transaction(db, async (trx) => {
      await closeNotice(trx, noticeId, length, new Date(now()));
      return takeMail(trx, noticeId, id);
    });
    if (!isOurs) return;
    const token = stopToken(profileId, linkKeys);
    const facts = {
      name: reader.name,
      profile: reader.profile.profileName,
      series: message.title,
      news: message.body,
      action: publicOrigin + message.url,
      stop: stopPage(token, world),
    };
    const mail = renderMail('episodes.new', language, facts, world);
    await world.sendMail({
      id,
      accountId: userId,
      to: reader.email,
      stop: stopAddress(token, world),
      ...mail,
    });
  });
}
