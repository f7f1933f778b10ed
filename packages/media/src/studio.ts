/*
 * What the demo studio (`studio/`, outside of the product) makes clips with. The studio is not type-checked with
 * the product, so what it may use is named here: a change of one of these is a change for the studio.
 */
export {
  audioVariants,
  fileArguments,
  INDEX_FILE,
  MEDIA_FILE,
  type Rung,
  soundArguments,
  videoArguments,
} from './encode/arguments.ts';
export { audioTrack, storedFile, videoTrack } from './encode/manifest.ts';
export { drawSheets } from './encode/sheets.ts';
export { ffmpeg, input } from './ffmpeg.ts';
export { pick, type Random, seeded } from './random.ts';
