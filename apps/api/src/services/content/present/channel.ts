import type { Channel, Programme } from '@kandil/contract/content';
import { type Broadcast, broadcastAt, guide } from '@kandil/media';
import type { ChannelRow } from '../store/channels.ts';
import { presentPicture } from './picture.ts';

const iso = (time: number) => new Date(time).toISOString();

function presentProgramme(row: ChannelRow, { programme, start, end }: Broadcast): Programme {
  const title = row.titles[programme.ref];
  const texts = row.own[programme.ref] ?? title;
  return {
    title: texts?.title ?? row.title,
    storyline: texts?.storyline ?? '',
    startDate: iso(start),
    endDate: iso(end),
    seriesCode: title && !row.own[programme.ref] ? programme.ref : null,
  };
}

/** Nobody has said what a channel of another party shows, and when. */
const hasGuide = ({ schedule }: ChannelRow) => schedule.length > 0;

/** The programmes of a channel in [from, to), times in milliseconds since 1970; none if they are not known. */
export function presentGuide(row: ChannelRow, from: number, to: number): Programme[] {
  if (!hasGuide(row)) return [];
  return guide(row.schedule, from, to).map((broadcast) => presentProgramme(row, broadcast));
}

/** A channel with its current programme, if that is known (ENTITY-32, ENTITY-33). */
export function presentChannel(row: ChannelRow, now: number, favoriteFlag: boolean): Channel {
  const logo = presentPicture(row.logo);
  const current = hasGuide(row) ? presentProgramme(row, broadcastAt(row.schedule, now)) : null;
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    imgLogoUrl: `${logo.src}?w=320`,
    logo,
    free: row.free,
    epgInfo: current && {
      currentEPGTitle: current.title,
      currentEPGBroadcastStartDate: current.startDate,
      currentEPGBroadcastEndDate: current.endDate,
    },
    userInfo: { favoriteFlag },
  };
}
