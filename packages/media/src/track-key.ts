/** What a sound is: of the film, with a description of its pictures, or with a talk about it. */
export const SOUND_KINDS = ['MAIN', 'DESCRIPTION', 'COMMENTARY'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

/** What subtitles have: all that is said, also sounds for those who do not hear, or only what is said in other languages. */
export const TEXT_KINDS = ['FULL', 'SDH', 'FORCED'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** The end of a track's key; ordinary tracks have none. */
const ENDS: Readonly<Record<SoundKind | TextKind, string>> = {
  MAIN: '',
  DESCRIPTION: '.ad',
  COMMENTARY: '.commentary',
  FULL: '',
  SDH: '.sdh',
  FORCED: '.forced',
};

export type KindOfSound = { readonly language: string; readonly kind?: SoundKind | undefined };
export type KindOfText = { readonly language: string; readonly kind?: TextKind | undefined };

/** A track by what makes its key. */
export type TrackKind<Kind extends SoundKind | TextKind> = {
  readonly language: string;
  readonly kind: Kind;
};

/** The key of a track, unique among those of its type in a clip: `tr`, `tr.ad`, `tr.sdh`. Without a kind it is ordinary. */
export const trackKey = ({ language, kind = 'MAIN' }: KindOfSound | KindOfText): string =>
  `${language}${ENDS[kind]}`;

/** The name of a sound in a clip: its key, and for 5.1 beside the stereo of the same key `tr.51`. */
export const soundName = (
  sound: KindOfSound & { readonly channels?: number | undefined },
): string => `${trackKey(sound)}${sound.channels === SURROUND ? '.51' : ''}`;

/** Channels of 5.1. */
export const SURROUND = 6;

const KEY = /^([a-z]{2,3})(\.[a-z]+)?$/;

function kindIn<Kind extends SoundKind | TextKind>(key: string, kinds: readonly Kind[]) {
  const [, language, end = ''] = KEY.exec(key) ?? [];
  const kind = kinds.find((each) => ENDS[each] === end);
  return language === undefined || kind === undefined ? undefined : { language, kind };
}

/** Reads a key of sound; undefined for any other text. */
export const soundOfKey = (key: string): TrackKind<SoundKind> | undefined =>
  kindIn(key, SOUND_KINDS);

/** Reads a key of subtitles; undefined for any other text. */
export const textOfKey = (key: string): TrackKind<TextKind> | undefined => kindIn(key, TEXT_KINDS);
