import type { Channel, Programme } from '@kandil/contract/content';
import type { ChannelRow } from '../store/channels.ts';
import { presentPicture } from './picture.ts';

const iso = (time: number) => new Date(time).toISOString();

/** A broadcast as it is shown; times in milliseconds since 1970. */
interface Airing extends Pick<Programme, 'title' | 'storyline' | 'seriesCode' | 'catchUp'> {
  start: number;
  end: number;
}

export function presentProgramme({ start, end, ...shown }: Airing): Programme {
  return { ...shown, startDate: iso(start), endDate: iso(end) };
}

/** A channel with its current programme, if that is known (ENTITY-32, ENTITY-33). */
export function presentChannel(
  row: ChannelRow,
  current: Airing | null,
  favoriteFlag: boolean,
): Channel {
  const logo = presentPicture(row.logo);
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    imgLogoUrl: `${logo.src}?w=320`,
    logo,
    free: row.free,
    epgInfo: current && {
      currentEPGTitle: current.title,
      currentEPGBroadcastStartDate: iso(current.start),
      currentEPGBroadcastEndDate: iso(current.end),
    },
    userInfo: { favoriteFlag },
  };
}
