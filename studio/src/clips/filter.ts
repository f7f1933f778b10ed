import type { Rung } from '@kandil/media/studio';
import { FRAME_RATE } from './output.ts';
import { CROSS_FADE, shotSeconds, type Stage, STEP } from './stage.ts';

const CLOCK = `setpts=N/${FRAME_RATE}/TB`;
/** Seconds of the fade from and to black at the ends of a clip. */
const FADE = 0.6;

/**
 * The filter graph of a clip: pans over the plates by whole pixels (a zoom trembles, and costs twice the
 * bits), cross-fades, drifting dust, then one scaled copy per rung. Nothing is written over the picture.
 * Inputs: the plates, the dust. Outputs: `labels`.
 */
export function filterGraph(
  stage: Stage,
  rungs: readonly Rung[],
): { graph: string; labels: string[] } {
  const plates = Array.from({ length: stage.shots }, (_, number) => pan(stage, number));
  const distance = shotSeconds(stage.seconds, stage.shots) - CROSS_FADE;
  const fades = plates.slice(1).map((_, number) => {
    const from = number === 0 ? 'pan0' : `mix${number}`;
    const offset = ((number + 1) * distance).toFixed(3);
    return `[${from}][pan${number + 1}]xfade=transition=fade:duration=${CROSS_FADE}:offset=${offset}[mix${number + 1}]`;
  });
  const scene = stage.shots === 1 ? 'pan0' : `mix${stage.shots - 1}`;
  const labels = rungs.map(({ id }) => `[v${id}]`);
  const ends = `fade=in:st=0:d=${FADE},fade=out:st=${stage.seconds - FADE}:d=${FADE}`;
  const graph = [
    ...plates,
    ...fades,
    `[${stage.shots}:v]format=yuva420p,loop=loop=-1:size=1:start=0,${CLOCK}[dust]`,
    `[${scene}][dust]overlay=x=0:y='-${stage.height}+mod(n\\,${stage.height})':shortest=1[lit]`,
    `[lit]${ends},trim=duration=${stage.seconds},split=${rungs.length}${rungs.map(({ id }) => `[c${id}]`).join('')}`,
    ...rungs.map(
      ({ id, width, height }) => `[c${id}]scale=${width}:${height}:flags=bicubic[v${id}]`,
    ),
  ];
  return { graph: graph.join(';'), labels };
}

/** One decoded still, repeated, with a window that moves over it; every other shot goes back. */
function pan({ width, height, frames }: Stage, number: number): string {
  const x = number % 2 === 0 ? `${STEP}*n` : `${(frames - 1) * STEP}-${STEP}*n`;
  const still = `format=yuv420p,loop=loop=${frames}:size=1:start=0,${CLOCK}`;
  const window = `crop=${width}:${height}:x='${x}':y=0,trim=end_frame=${frames},setsar=1`;
  return `[${number}:v]${still},${window},fps=${FRAME_RATE},settb=1/${FRAME_RATE}[pan${number}]`;
}
