import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { shortened } from './text.ts';
import { StartupError } from './startup-error.ts';
import { decodeUtf8, EncodingFault } from './utf8.ts';

/** A position in a text; both numbers start at 1. */
export interface Line {
  line: number;
  column: number;
}

/** Invalid JSON. The message says in words what the parser expected. */
export class JsonFault extends Error {
  /** Position of the first error. */
  readonly at: Line;

  constructor(message: string, at: Line) {
    super(message);
    this.name = 'JsonFault';
    this.at = at;
  }
}

/** RFC 8259; by default the parser accepts comments. */
const STRICT = { disallowComments: true };

/** The parser's errors in words, for the editor of the file. */
const IN_WORDS: Record<string, string> = {
  PropertyNameExpected: 'a name in double quotes is expected',
  ValueExpected: 'a value is expected',
  ColonExpected: "':' is expected",
  CommaExpected: "',' or a closing bracket is expected",
  CloseBraceExpected: "'}' is expected",
  CloseBracketExpected: "']' is expected",
  EndOfFileExpected: 'the end of the file is expected',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'a text has no closing quote in its line',
  UnexpectedEndOfNumber: 'a number has no end',
  InvalidUnicode: 'an escape is wrong: \\u takes four hexadecimal digits',
  InvalidEscapeCharacter: 'an escape is wrong',
  InvalidCharacter: 'a text has a character that has to be escaped',
};

/**
 * Reads JSON as `JSON.parse` does, but always reports the position of an error.
 * @throws JsonFault with line and column
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw faultOf(text) ?? new JsonFault((error as Error).message, { line: 1, column: 1 });
  }
}

export interface JsonFile {
  /** Without a byte order mark, which JSON does not allow and which would shift the columns of line 1. */
  text: string;
  json: unknown;
}

/**
 * Reads a JSON file of an operator.
 * @param name of the file, for the error
 * @throws StartupError `name:line:column: problem` if it is no UTF-8 or no JSON
 */
export function readJsonFile(name: string, bytes: Uint8Array): JsonFile {
  try {
    const text = decodeUtf8(bytes);
    return { text, json: readJson(text) };
  } catch (error) {
    if (!(error instanceof JsonFault || error instanceof EncodingFault)) throw error;
    const { line, column } = error.at;
    const problem =
      error instanceof JsonFault ? `this is no JSON: ${error.message}` : error.message;
    throw new StartupError(`${name}:${line}:${column}: ${problem}`, { cause: error });
  }
}

/** The first error of the parser, or null for a text that the parser accepts and `JSON.parse` does not. */
function faultOf(text: string): JsonFault | null {
  let first: JsonFault | null = null;
  const onError = (code: ParseErrorCode, offset: number, size: number, line: number, at: number) =>
    (first ??= new JsonFault(describe(code, text.slice(offset, offset + size)), {
      line: line + 1,
      column: at + 1,
    }));
  visit(text, { onError }, STRICT);
  return first;
}

const SHOWN = 40;

function describe(code: ParseErrorCode, found: string): string {
  const problem = IN_WORDS[printParseErrorCode(code)];
  const shown = shortened(found, SHOWN);
  if (!problem) return `'${shown}' is no JSON`;
  if (!problem.endsWith('expected')) return problem;
  return `${problem}, not ${shown ? `'${shown}'` : 'the end of the file'}`;
}

type Path = readonly PropertyKey[];

const nameOf = (path: Path) => JSON.stringify(path);

/**
 * Positions at which values begin in a JSON text, by their paths. For a path without a value, such as that of a missing
 * field, it is the position of the closest parent. One pass finds all of them.
 * @param text JSON that can be parsed
 */
export function locate(text: string, paths: readonly Path[]): Line[] {
  const steps = paths.map((path) => path.map((_, depth) => nameOf(path.slice(0, depth + 1))));
  const found = new Map(steps.flat().map((name): [string, Line | null] => [name, null]));
  let start: Line = { line: 1, column: 1 };
  const note = (line: number, at: number, pathOf: () => Path): void => {
    const place = { line: line + 1, column: at + 1 };
    const path = pathOf();
    if (path.length === 0) start = place;
    const name = nameOf(path);
    // Of duplicate names the last one counts, as in `JSON.parse`.
    if (found.has(name)) found.set(name, place);
  };
  visit(
    text,
    {
      onObjectBegin: (_offset, _size, line, at, path) => note(line, at, path),
      onArrayBegin: (_offset, _size, line, at, path) => note(line, at, path),
      onLiteralValue: (_value, _offset, _size, line, at, path) => note(line, at, path),
    },
    STRICT,
  );
  return steps.map((names) => {
    const deepest = names.findLast((name) => found.get(name));
    return (deepest === undefined ? null : found.get(deepest)) ?? start;
  });
}
