/** One cue: start and end in seconds, its text (may have several lines), and its WebVTT settings. */
export type Cue = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly settings?: string;
};

/** Ties a cue file's own clock to the media clock of its clip, both starting at 0 (RFC 8216, 3.5). */
const TIMESTAMP_MAP = 'X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0';

/** `hh:mm:ss.mmm` */
export function timestamp(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const [hours, minutes, rest] = [whole / 3_600_000, (whole / 60_000) % 60, (whole / 1000) % 60];
  return `${two(hours)}:${two(minutes)}:${two(rest)}.${String(whole % 1000).padStart(3, '0')}`;
}

/**
 * A WebVTT file. `anchored` adds the timestamp map that HLS segments need and a plain side-car file must
 * not have. Text is escaped, and no blank line or arrow inside it can end or fake a cue.
 */
export function webvtt(cues: readonly Cue[], { anchored }: { anchored: boolean }): string {
  const blocks = cues.map((cue) => {
    const settings = cue.settings ? ` ${cue.settings}` : '';
    return `${timestamp(cue.start)} --> ${timestamp(cue.end)}${settings}\n${escaped(cue.text)}\n`;
  });
  return [anchored ? `WEBVTT\n${TIMESTAMP_MAP}\n` : 'WEBVTT\n', ...blocks].join('\n');
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();

const TIMING =
  /^(\d{2,}):(\d{2}):(\d{2})\.(\d{3}) --> (\d{2,}):(\d{2}):(\d{2})\.(\d{3})(?: (.+))?$/;

/**
 * The cues of a file written by `webvtt` (notes, styles and the hour-less form of the standard are not
 * understood: every file is ours).
 *
 * @throws SyntaxError when the text is no such file
 */
export function parseWebvtt(file: string): Cue[] {
  const [head = '', ...blocks] = file.trimEnd().split(/\n{2,}/);
  if (!/^WEBVTT(\n|$)/.test(head)) throw new SyntaxError('not a WebVTT file');
  return blocks.map((block) => {
    const [line = '', ...text] = block.split('\n');
    const match = TIMING.exec(line);
    if (!match) throw new SyntaxError(`not a cue: ${line.slice(0, 60)}`);
    const settings = match[9];
    const cue = {
      start: clock(match.slice(1, 5)),
      end: clock(match.slice(5, 9)),
      text: unescaped(text.join('\n')),
    };
    return settings ? { ...cue, settings } : cue;
  });
}

function clock(parts: readonly string[]): number {
  const [hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = parts.map(Number);
  // Whole milliseconds first: a sum of fractions would differ from what was written.
  return (hours * 3_600_000 + minutes * 60_000 + seconds * 1000 + milliseconds) / 1000;
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The cues that are on screen at any moment of [from, to), with their times unchanged. */
export function cuesBetween(cues: readonly Cue[], from: number, to: number): Cue[] {
  return cues.filter((cue) => cue.start < to && cue.end > from);
}

/** The cues of several clips one after the other as one list over the whole length. */
export function joinCues(
  parts: readonly { readonly duration: number; readonly cues: readonly Cue[] }[],
): Cue[] {
  let offset = 0;
  return parts.flatMap(({ duration, cues }) => {
    const start = offset;
    offset += duration;
    return cues.map((cue) => ({ ...cue, start: cue.start + start, end: cue.end + start }));
  });
}
