import { type Line, lines } from './lines.ts';

/** A text that is no JSON. The message says in words what was expected. */
export class JsonFault extends Error {
  /** Where it stops being JSON. */
  readonly at: Line;

  constructor(message: string, at: Line) {
    super(message);
    this.name = 'JsonFault';
    this.at = at;
  }
}

/** The text without the mark that some editors of Windows put before it: no JSON, and no column of the first line. */
export const withoutByteOrderMark = (text: string): string =>
  text.startsWith('\uFEFF') ? text.slice(1) : text;

/**
 * Reads JSON as `JSON.parse` does, which tells only sometimes where a text is wrong.
 * @throws JsonFault with line and column
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { offset, problem } = faultOf(text) ?? { offset: 0, problem: String(error) };
    throw new JsonFault(problem, lines(text)(offset));
  }
}

const SPACE = /[ \t\n\r]*/y;
const TOKEN =
  /[{}[\],:]|"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w)/y;

/** What comes next; `first` is what follows an opening bracket. */
type State = 'first' | 'name' | 'colon' | 'value' | 'after';

/** The first offset at which the text cannot be JSON any more, or null where it is. */
export function faultOf(text: string): { offset: number; problem: string } | null {
  /** The brackets that are to close what is open, the innermost last. */
  const open: string[] = [];
  let state: State = 'value';
  let at = 0;
  for (;;) {
    at += matched(SPACE, text, at).length;
    const expected = inWords(state, open.at(-1));
    if (at === text.length) {
      if (state === 'after' && open.length === 0) return null;
      return {
        offset: text.trimEnd().length,
        problem: `the file ends, and ${expected} is missing`,
      };
    }
    const token = matched(TOKEN, text, at);
    const following: State | null = token === '' ? null : follow(state, token, open);
    if (following === null)
      return { offset: at, problem: `${expected} is expected, not ${wrong(text, at, token)}` };
    at += token.length;
    state = following;
  }
}

function matched(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** The state after a token, or null where it cannot stand; keeps `open` up to date. */
function follow(state: State, token: string, open: string[]): State | null {
  const closing = open.at(-1);
  if (token === closing && (state === 'after' || state === 'first')) {
    open.pop();
    return 'after';
  }
  if (state === 'after') return token === ',' && closing ? memberOf(closing) : null;
  if (state === 'colon') return token === ':' ? 'value' : null;
  if (state === 'first') return follow(memberOf(closing), token, open);
  return state === 'name' ? beginName(token) : beginValue(token, open);
}

const beginName = (token: string) => (token.startsWith('"') ? 'colon' : null);

function beginValue(token: string, open: string[]): State | null {
  if (/^[\],:}]/.test(token)) return null;
  if (token !== '{' && token !== '[') return 'after';
  open.push(token === '{' ? '}' : ']');
  return 'first';
}

const memberOf = (closing: string | undefined): State => (closing === '}' ? 'name' : 'value');

function inWords(state: State, closing: string | undefined): string {
  if (state === 'colon') return "':'";
  if (state === 'after') return closing ? `',' or '${closing}'` : 'the end of the file';
  const member = closing === '}' && state !== 'value' ? 'a name in double quotes' : 'a value';
  return state === 'first' ? `${member} or '${closing}'` : member;
}

const SHOWN = 40;

function wrong(text: string, at: number, token: string): string {
  if (token === '' && text[at] === '"')
    return 'a text without an end, or with a character that has to be escaped';
  const word = /^(?:[^\s,:[\]{}"]+|.)/su.exec(text.slice(at, at + SHOWN))?.[0] ?? '';
  return `'${(token || word).slice(0, SHOWN)}'`;
}
