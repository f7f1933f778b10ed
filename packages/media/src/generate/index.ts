export { ffmpegVersion } from '../ffmpeg.ts';
export { buildFullPack, type PackProgress, progressLine } from './full-pack.ts';
