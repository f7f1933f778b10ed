/** A preview picture: an area of a sheet, for a time span in seconds. */
export type Frame = {
  readonly start: number;
  readonly end: number;
  readonly image: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const clock = /^(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})$/;
const timing = /^([\d:.]+)\s+-->\s+([\d:.]+)/;
const fragment = /^(.*)#xywh=(\d+),(\d+),(\d+),(\d+)$/;

function seconds(stamp: string): number {
  const [, hours = '0', minutes = '0', rest = '0'] = clock.exec(stamp) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

function frameOf(time: RegExpExecArray, piece: RegExpExecArray, base: string): Frame {
  const [, start = '', end = ''] = time;
  const [, image = '', ...box] = piece;
  const [x = 0, y = 0, width = 0, height = 0] = box.map(Number);
  return {
    start: seconds(start),
    end: seconds(end),
    image: new URL(image, base).href,
    x,
    y,
    width,
    height,
  };
}

/**
 * Frames of a storyboard file: WebVTT whose cues are addresses with a spatial media fragment (`#xywh=`, W3C Media
 * Fragments 4.2.2), relative to `base`. Other cues are skipped.
 */
export function parseStoryboard(text: string, base: string): readonly Frame[] {
  return text.split(/\r?\n\r?\n/).flatMap((block) => {
    const lines = block.trim().split(/\r?\n/);
    const at = lines.findIndex((line) => timing.test(line));
    const time = timing.exec(lines[at] ?? '');
    const piece = fragment.exec(lines[at + 1] ?? '');
    return time === null || piece === null ? [] : [frameOf(time, piece, base)];
  });
}

/** The frame of a position; the previous one where the file has a gap. */
export function frameAt(frames: readonly Frame[], moment: number): Frame | undefined {
  return frames.findLast((frame) => frame.start <= moment);
}
