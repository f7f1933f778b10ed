import { codecName, isAudio, isDrawn, isText } from './codecs.ts';
import type { StreamFacts } from './facts.ts';
import { soundKindOf, textKindOf } from './kinds.ts';
import { languageOf } from './language.ts';
import { refuse } from './refusal.ts';
import { SOUND_KINDS, type SoundKind, TEXT_KINDS, type TextKind } from '../track-key.ts';

/** An audio or text track; `stream` is its number in the file. */
export type SourceTrack<Kind = SoundKind | TextKind> = {
  readonly stream: number;
  readonly language: string | undefined;
  readonly kind: Kind;
  /** The file's default track. */
  readonly main: boolean;
  /** Made for some viewers in a way that has no kind: clear speech, karaoke. */
  readonly special: boolean;
  /** 0 for text. */
  readonly channels: number;
  /** Text in SubStation Alpha. */
  readonly ass: boolean;
};

type Tracks = {
  readonly audio: readonly SourceTrack<SoundKind>[];
  readonly subtitles: readonly SourceTrack<TextKind>[];
  readonly notes: readonly string[];
};

const MOST_TRACKS = 20;
const SPECIAL = ['hearing_impaired', 'karaoke', 'lyrics'];

/**
 * The tracks that can be used, and notes about the others.
 *
 * @throws MediaRefusal if there are too many tracks, or sound of which none can be decoded
 */
export function tracksOf(streams: readonly StreamFacts[]): Tracks {
  const [sounds, texts] = ['audio', 'subtitle'].map((type) =>
    streams.filter(({ codec_type: is }) => is === type),
  ) as [StreamFacts[], StreamFacts[]];
  const audio = sounds.filter(isAudio);
  const readable = texts.filter(isText);
  if (audio.length > MOST_TRACKS || readable.length > MOST_TRACKS)
    refuse(`There are more than ${MOST_TRACKS} tracks of sound or of subtitles in this file.`);
  if (sounds.length > 0 && audio.length === 0)
    refuse(
      `None of the audio tracks can be decoded (${sounds.map(codecName).join(', ')}). Convert the sound to AAC first.`,
    );
  const drawn = texts.filter(isDrawn).length;
  return {
    audio: audio.map((stream) => trackOf(stream, soundKindOf(stream))),
    subtitles: readable.map((stream) => trackOf(stream, textKindOf(stream))),
    notes: [
      ...(sounds.length === 0 ? ['no sound'] : []),
      ...counted(sounds.length - audio.length, 'audio track(s) of an unknown kind left out'),
      ...counted(drawn, 'subtitle track(s) left out: pictures, no text'),
      ...counted(
        texts.length - readable.length - drawn,
        'subtitle track(s) of an unknown kind left out',
      ),
    ],
  };
}

const counted = (count: number, what: string) => (count > 0 ? [`${count} ${what}`] : []);

function trackOf<Kind>(stream: StreamFacts, kind: Kind): SourceTrack<Kind> {
  const { index, tags, disposition, channels = 0 } = stream;
  const says = (flag: string) => Boolean(disposition?.[flag]);
  return {
    stream: index,
    language: languageOf(tags?.['language']),
    kind,
    main: says('default'),
    special: SPECIAL.some(says),
    channels,
    ass: stream.codec_name === 'ass',
  };
}

const RANKS: readonly (SoundKind | TextKind)[] = [...SOUND_KINDS, ...TEXT_KINDS];

/**
 * Orders tracks by what they say of themselves: those of the film before descriptions and commentaries, the ordinary before
 * the special, the file's default first, more channels first, else the order in the file. A flag of default counts less, as
 * Matroska sets it on every track that does not deny it.
 */
export const byPreference = (one: SourceTrack, other: SourceTrack): number =>
  RANKS.indexOf(one.kind) - RANKS.indexOf(other.kind) ||
  Number(one.special) - Number(other.special) ||
  Number(other.main) - Number(one.main) ||
  other.channels - one.channels;
