import type { Playback } from '@kandil/contract/watch';
import {
  type AudioTrack,
  type EditList,
  findTrack,
  isWithin,
  type Schedule,
  scheduledClips,
  type VideoTrack,
} from '@kandil/media';
import { type Addresses, addressesOf } from './addresses.ts';
import type { MediaLibrary } from './library.ts';
import type { Channel, LiveTexts } from './live-texts.ts';
import type { Recordings } from './recordings.ts';
import type { MediaRoutes } from './routes.ts';
import type { Resource } from './target.ts';
import { type TextAnswer, videoText } from './text-answers.ts';
import { videoPrefix } from './token.ts';

/** The player's preferred start: height in pixels and sound, and the plan's tallest picture; all optional. */
export type PlaylistStart = {
  readonly startHeight?: number | undefined;
  readonly maxHeight?: number | null;
  readonly audioLanguage?: string | undefined;
  readonly audioDescription?: boolean | undefined;
};

/** Builds the playlists that a player fetches first; null if this process does not serve the content. */
export type HandPlaylists = (
  asset: {
    readonly assetCode: string;
    readonly live: boolean;
    /** Address of a channel that another party streams: its playlists are there. */
    readonly stream: string | null;
  },
  beginning: PlaylistStart,
) => Promise<Playback['playlists']>;

/** Without a preference: a good picture that most connections carry. */
const USUAL_HEIGHT = 720;

/** Builds playlists from the library of this process's media server. */
export function handPlaylists(
  media: Pick<MediaRoutes, 'library' | 'recordings' | 'live' | 'keys' | 'now' | 'channelOf'>,
): HandPlaylists {
  const { library, recordings, live, keys, now, channelOf } = media;
  return async ({ assetCode: code, live: isLive, stream }, beginning) => {
    if (stream !== null) return null;
    if (!isLive) {
      const recording = await recorded(recordings, code, addressesOf(videoPrefix(code), keys));
      return recording && written(recording, beginning);
    }
    const channel = await channelOf(code);
    const shown = channel && onAir(library, live, { ...channel, code }, now());
    return shown ? written(shown, beginning) : null;
  };
}

/** The clips of a video or channel, and how to write its playlists. */
type PlaylistContext = {
  readonly clips: EditList;
  readonly write: (resource: TextResource) => Promise<TextAnswer | undefined>;
};
type TextResource = Exclude<Resource, { kind: 'file' }>;

async function recorded(
  recordings: Recordings,
  code: string,
  addresses: Addresses,
): Promise<PlaylistContext | null> {
  const clips = await recordings.clipsOf(code);
  if (!clips) return null;
  return { clips, write: (resource) => videoText(recordings, clips, resource, addresses) };
}

function onAir(
  library: MediaLibrary,
  live: LiveTexts,
  channel: Channel,
  now: number,
): PlaylistContext | null {
  const clips =
    'schedule' in channel
      ? library.editList(clipsOf(channel.schedule), now)
      : scheduledClips({ ...channel, now });
  if (!clips) return null;
  return { clips, write: async (resource) => live.answer(channel, resource, now) };
}

const clipsOf = (schedule: Schedule) => [...new Set(schedule.flatMap(({ clips }) => clips))];

async function written(
  { clips, write }: PlaylistContext,
  beginning: PlaylistStart,
): Promise<Playback['playlists']> {
  const multivariant = await write({ kind: 'master', maxHeight: beginning.maxHeight ?? null });
  if (!multivariant) return null;
  const media = await Promise.all(
    beginningTracks(clips, beginning).map(async ({ id }) => {
      const playlist = await write({ kind: 'playlist', rendition: id });
      return playlist ? [{ uri: `${id}/index.m3u8`, text: playlist.text }] : [];
    }),
  );
  return { multivariant: multivariant.text, media: media.flat() };
}

/** The tallest rung up to the preferred height, else the lowest; the sound of the preferred kind and language, else the first. */
function beginningTracks(
  clips: EditList,
  { startHeight = USUAL_HEIGHT, maxHeight = null, ...preferred }: PlaylistStart,
): (VideoTrack | AudioTrack)[] {
  const [first] = clips;
  const everywhere = ({ id }: { id: string }) => clips.every((clip) => findTrack(clip, id));
  const rungs = first.video.filter((each) => everywhere(each) && isWithin(each.id, maxHeight));
  const sounds = first.audio.filter(everywhere);
  const picture = rungs.find(({ height }) => height <= startHeight) ?? rungs.at(-1);
  return [picture, beginningSound(sounds, preferred)].flatMap((track) => track ?? []);
}

/** Stereo first: only the player knows whether it plays 5.1. Like the player, it takes a description in any language. */
export function beginningSound(
  sounds: readonly AudioTrack[],
  { audioLanguage, audioDescription = false }: PlaylistStart,
): AudioTrack | undefined {
  const stereo = sounds.filter(({ channels }) => channels === undefined);
  const isDescribed = ({ kind }: AudioTrack) => kind === 'DESCRIPTION';
  const spoken = stereo.filter(({ language }) => language === audioLanguage);
  const described = (spoken.length > 0 ? spoken : stereo).find(isDescribed);
  const preferred = audioDescription ? described : undefined;
  return preferred ?? spoken.find(({ kind }) => kind === undefined) ?? sounds[0];
}
