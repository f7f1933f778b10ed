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
 * not have. It holds the safe subset alone (T-E08): text is escaped, so that it has no tags; letters that
 * nobody sees are left out; no blank line or arrow inside it can end or fake a cue; and of the settings only
 * those that say where a cue stands.
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

/** The settings that say where a cue stands (W3C WebVTT 1, section 4.4); vertical text and regions are not ours. */
const placing = (settings: string) => settings.split(/\s+/).filter((one) => SETTING.test(one));

/** Controls but the line break, and what turns a line around: embeddings, overrides and isolates (UAX #9). */
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
