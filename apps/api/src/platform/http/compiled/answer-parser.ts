import type { AnyCall } from '@kandil/contract';
import { compileParse, type Parse } from './compile-parse.ts';

/** Strips the parts of an answer to their schemas. */
export interface AnswerParser {
  data: Parse;
  meta: Parse;
}

const NO_META: Parse = () => null;

/** Parses answers by the schemas themselves. */
export const parserOf = ({ data, meta }: AnyCall): AnswerParser => ({
  data: (value) => data.parse(value),
  meta: meta ? (value) => meta.parse(value) : NO_META,
});

/** The same, compiled; null for a call whose answer has refinements, transforms, defaults or unions. */
export function compiledParserOf({ data, meta }: AnyCall): AnswerParser | null {
  const parseData = compileParse(data);
  const parseMeta = meta ? compileParse(meta) : NO_META;
  return parseData && parseMeta && { data: parseData, meta: parseMeta };
}
