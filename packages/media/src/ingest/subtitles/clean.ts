import type { Cue } from '../../playlist/webvtt.ts';
import { withoutReferences } from './character-references.ts';

/** Markup of SRT and WebVTT; other angle brackets are text. */
const TAGS =
  /<\/?(?:i|em|b|strong|u|s|c|v|lang|ruby|rt|font|span)(?:[.\s][^<>]*)?>|<(?:\d+:)?\d+:\d+\.\d+>/gi;
/** SubStation overrides, which also occur in SRT: `{\an8}`. */
const OVERRIDES = /\{\\[^{}]*\}/g;
const AT_TOP = /\{\\an[789]\}/;
const TOP = 'line:5%';
const SETTING =
  /^(?:(?:line|position|size):-?\d{1,3}(?:\.\d{1,3})?%?|align:(?:start|center|end|left|right))$/;
const BREAK = /<br\s*\/?>/gi;

export type RawCue = Cue & { readonly settings: string };

/**
 * A cue reduced to plain text and its position (T-E08); undefined if nothing is left. SRT has no character references of its
 * own, but people write them.
 */
export function cleanCue({ start, end, text, settings }: RawCue): Cue | undefined {
  const bare = text.replaceAll(BREAK, '\n').replaceAll(TAGS, '').replaceAll(OVERRIDES, '');
  const read = withoutReferences(bare);
  const lines = read
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0) return undefined;
  const known = settings.split(/\s+/).filter((one) => SETTING.test(one));
  const place = AT_TOP.test(text) ? TOP : known.join(' ');
  return { start, end, text: lines.join('\n'), ...(place && { settings: place }) };
}
