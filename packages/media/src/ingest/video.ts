import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileArguments, videoArguments } from '../encode/arguments.ts';
import { COLOUR_TAGS, toBt709 } from '../encode/colours.ts';
import { joinParts, type Part } from '../encode/join.ts';
import { layoutOf } from '../encode/manifest.ts';
import type { Layout } from '../encode/read-index.ts';
import { ffmpeg } from '../ffmpeg.ts';
import { fps } from '../probe/frame-rate.ts';
import { refuseIncomplete } from '../probe/refusal.ts';
import { type Source, sourceInput } from '../probe/source.ts';
import { boundsFor } from './bounds.ts';
import { damaged } from './damaged.ts';
import type { Plan } from './plan.ts';
import { once, whole } from './work.ts';

export type VideoJob = {
  readonly path: string;
  readonly source: Source;
  readonly plan: Plan;
  readonly work: string;
  /** Segments per part; a killed process loses at most one part. */
  readonly partSegments: number;
  readonly signal?: AbortSignal | undefined;
  readonly onShare: (share: number) => void;
};

const PRESET = 'veryfast';
/** Segments decoded before a part to reach its exact first frame; transport streams have no index. */
const RUN_UP = { indexed: 1, stream: 5 };

/** Frames of the whole film according to the file. */
const promised = ({ duration, video }: Source) =>
  Math.max(1, Math.round(duration * fps(video.rate)));

/**
 * Encodes all rungs part by part, so that finished parts survive the process.
 *
 * @returns the number of frames
 * @throws MediaRefusal if the file ends too early
 */
export async function encodeVideo(job: VideoJob): Promise<number> {
  const total = promised(job.source);
  const perPart = job.plan.gop * job.partSegments;
  let pictures = 0;
  for (let part = 0; part * perPart < total; part++) {
    const expected = Math.min(perPart, total - part * perPart);
    const tell = (share: number) => job.onShare((part * perPart + share * expected) / total);
    tell(0);
    const made = await once(job.work, `part-${part}`, () => encodePart(job, part, expected, tell));
    pictures += made;
    if (made < expected) break;
  }
  const { rate } = job.source.video;
  const missing = (total - pictures) / fps(rate);
  if (missing > tolerance(job.source.duration)) {
    const [ends, whole] = [pictures / fps(rate), total / fps(rate)].map((s) => s.toFixed(1));
    refuseIncomplete(
      `The file is cut off or damaged: its pictures end at ${ends} s of ${whole} s.`,
    );
  }
  return pictures;
}

/** Sound often outlasts the video, and not every container says which of the two its length means. */
const tolerance = (duration: number) => Math.min(10, Math.max(1, duration / 50));

const partFolder = (work: string, part: number) => join(work, `part-${part}`);

async function encodePart(
  { path, source, plan, work, partSegments, signal }: VideoJob,
  part: number,
  expected: number,
  tell: (share: number) => void,
): Promise<number> {
  const { rate } = source.video;
  const runUp = source.container === 'mpegts' || source.container === 'mpeg' ? 'stream' : 'indexed';
  const before = Math.min(part * partSegments, RUN_UP[runUp]) * plan.gop;
  const from = part * partSegments * plan.gop - before;
  const seconds = expected / fps(rate);
  const seek = from > 0 ? ['-ss', (from / fps(rate)).toFixed(6)] : [];
  const length = ['-t', (before / fps(rate) + seconds + 2).toFixed(3)];
  const variants = plan.rungs.map(({ id }, n) => `v:${n},name:${id}`);
  await whole(partFolder(work, part), async (draft) => {
    for (const { id } of plan.rungs) await mkdir(join(draft, id));
    const args = [
      ...sourceInput(path, source.container, ...seek, ...length),
      '-filter_complex',
      filterOf(source, plan, before, expected),
      ...plan.rungs.flatMap(({ id }) => ['-map', `[v${id}]`]),
      ...videoArguments(plan.rungs, PRESET, plan.gop),
      ...COLOUR_TAGS,
      ...fileArguments(draft, variants, plan.segment),
    ];
    const bounds = { ...boundsFor(seconds + before / fps(rate)), signal };
    await ffmpeg(args, bounds, (done) => tell(Math.min(1, done / seconds))).catch(damaged);
  });
  return picturesIn(partFolder(work, part), plan, fps(rate));
}

/** A constant frame rate from the start of the file, then the frames of the part, scaled for each rung. */
function filterOf({ video }: Source, { rungs }: Plan, before: number, pictures: number): string {
  const { num, den } = video.rate;
  const steps = [
    ...(video.interlaced ? ['bwdif=mode=send_frame'] : []),
    `fps=${num}/${den}:start_time=0`,
    `trim=start_frame=${before}:end_frame=${before + pictures}`,
    'setpts=PTS-STARTPTS',
    ...toBt709(video.colours, rungs[0]),
    `split=${rungs.length}${rungs.map(({ id }) => `[c${id}]`).join('')}`,
  ];
  const scaled = rungs.map(
    ({ id, width, height }) =>
      `[c${id}]scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p[v${id}]`,
  );
  return [`[0:${video.stream}]${steps.join(',')}`, ...scaled].join(';');
}

/** A part after the last frame has none. */
async function picturesIn(folder: string, plan: Plan, rate: number): Promise<number> {
  const layout = await layoutOf(folder, plan.rungs[0].id).catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });
  const seconds = layout?.segments.reduce((sum, [length]) => sum + length, 0) ?? 0;
  return Math.round(seconds * rate);
}

/** Joins the parts of each rung in the clip's folder. @returns layouts in the order of the rungs */
export async function joinVideo(
  { plan, work, partSegments }: VideoJob,
  pictures: number,
  folder: string,
): Promise<Layout[]> {
  const perPart = plan.gop * partSegments;
  const parts = Array.from({ length: Math.ceil(pictures / perPart) }, (_, n): Part => ({
    folder: partFolder(work, n),
    start: n * partSegments * plan.segment,
  }));
  const layouts: Layout[] = [];
  for (const { id } of plan.rungs) layouts.push(await joinParts(parts, id, folder));
  return layouts;
}
