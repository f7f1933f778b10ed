import type { EpisodeMailRow } from '../store/tables.ts';

interface Site {
  publicOrigin: string;
}

/** The page on which a reader turns the mails off. */
export const stopPage = (token: string, { publicOrigin }: Site): string =>
  `${publicOrigin}/episode-mails?token=${encodeURIComponent(token)}`;

/** The address at which a mail program turns them off. */
export const stopAddress = (token: string, { publicOrigin }: Site): string =>
  `${publicOrigin}/api/notify/episode-mails/stop/${token}`;

/** A profile that is mailed, for its owner's export. */
export const presentEpisodeMail = (row: EpisodeMailRow) => ({
  profileId: row.profile_id,
  timeZone: row.zone,
  createdAt: row.created_at,
});
