export type { Clip } from '../clip.ts';
export { readSingle } from '../pack.ts';
export { languageOf, nameOf } from '../probe/language.ts';
export {
  type KindOfSound,
  type KindOfText,
  SOUND_KINDS,
  type SoundKind,
  soundName,
  soundOfKey,
  type TextKind,
  textOfKey,
  trackKey,
} from '../track-key.ts';
export { MediaRefusal, NotNow } from '../probe/refusal.ts';
export { isDiskFull } from './damaged.ts';
export { checkRoom } from './room.ts';
export type { Chapter, Source } from '../probe/source.ts';
export { type Examination, examine } from './examine.ts';
export { type MadeClip, type MakeStep, makeClip } from './make-clip.ts';
export type { Wishes } from './plan.ts';
export { isEncoding } from './subtitles/decode.ts';
export { type Subtitles, subtitleFile } from './subtitles/file.ts';
export { givenCues, type GivenSubtitles } from './subtitles/given.ts';
export { withoutReferences } from './subtitles/character-references.ts';
