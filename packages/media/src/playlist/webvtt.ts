/** A cue: start and end in seconds, text of one or more lines, WebVTT settings. */
export type Cue = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly settings?: string;
};

/** Maps the clock of a cue file to the media clock of its clip; both start at 0 (RFC 8216, 3.5). */
const TIMESTAMP_MAP = 'X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0';

/** `hh:mm:ss.mmm` */
export function timestamp(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const [hours, minutes, rest] = [whole / 3_600_000, (whole / 60_000) % 60, (whole / 1000) % 60];
  return `${two(hours)}:${two(minutes)}:${two(rest)}.${String(whole % 1000).padStart(3, '0')}`;
}

/**
 * A WebVTT file with the safe subset only (T-E08): escaped text, so it has no tags; no invisible characters; no blank
 * line or arrow in a text that ends or forges a cue; and only the settings of a cue's position.
 *
 * @param anchored adds the timestamp map, which HLS segments need and side-car files must not have
 */
export function webvtt(cues: readonly Cue[], { anchored }: { anchored: boolean }): string {
  const blocks = cues.map((cue) => {
    const settings = placing(cue.settings ?? '')
      .map((setting) => ` ${setting}`)
      .join('');
    return `${timestamp(cue.start)} --> ${timestamp(cue.end)}${settings}\n${escaped(cue.text)}\n`;
  });
  return [anchored ? `WEBVTT\n${TIMESTAMP_MAP}\n` : 'WEBVTT\n', ...blocks].join('\n');
}

const SETTING =
  /^(?:(?:line|position|size):-?\d{1,3}(?:\.\d{1,3})?%?|align:(?:start|center|end|left|right))$/;

/** The settings of a cue's position (W3C WebVTT 1, section 4.4), without vertical text and regions. */
const placing = (settings: string) => settings.split(/\s+/).filter((one) => SETTING.test(one));

/** Control characters except line breaks, and bidirectional embeddings, overrides and isolates (UAX #9). */
const UNSEEN = /[\u202A-\u202E\u2066-\u2069\uFEFF]|(?!\n)\p{Cc}/gu;

const escaped = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();

const TIMING =
  /^(\d{2,}):(\d{2}):(\d{2})\.(\d{3}) --> (\d{2,}):(\d{2}):(\d{2})\.(\d{3})(?: (.+))?$/;

/**
 * The cues of a file written by `webvtt`; other WebVTT may have notes, styles and times without hours.
 *
 * @throws SyntaxError for any other text
 */
export function parseWebvtt(file: string): Cue[] {
  const [head = '', ...blocks] = file.trimEnd().split(/\n{2,}/);
  if (!/^WEBVTT(\n|$)/.test(head)) throw new SyntaxError('not a WebVTT file');
  return blocks.map((block) => {
    const [line = '', ...text] = block.split('\n');
    const match = TIMING.exec(line);
    if (!match) throw new SyntaxError(`not a cue: ${line.slice(0, 60)}`);
    const settings = placing(match[9] ?? '').join(' ');
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
  // Adds whole milliseconds: a sum of fractions would have rounding errors.
  return (hours * 3_600_000 + minutes * 60_000 + seconds * 1000 + milliseconds) / 1000;
}

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The cues that are visible at any moment of [from, to), with unchanged times. */
export function cuesBetween(cues: readonly Cue[], from: number, to: number): Cue[] {
  return cues.filter((cue) => cue.start < to && cue.end > from);
}

/** The cues of consecutive clips as one list, with times from the start of the first clip. */
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
