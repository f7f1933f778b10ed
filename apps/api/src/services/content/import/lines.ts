/** A place in a text, both counted from 1. */
export interface Line {
  line: number;
  column: number;
}

type Path = readonly PropertyKey[];

const SPACE = /[\s,:]*/y;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const SCALAR = /[^\s,\]}]+/y;

/**
 * Lines and columns at which values begin in a JSON text, by their paths. Of a path that leads to nothing, such as that
 * of a missing field, the line of what it should be in. All of them are found in one walk through the text.
 * @param text JSON that can be parsed
 */
export function locate(text: string, paths: readonly Path[]): Line[] {
  const names = paths.map((path) => path.map((_, depth) => nameOf(path.slice(0, depth + 1))));
  const wanted = new Set(names.flat());
  const offsets = new Map<string, number>();
  walk(text, (path, offset) => {
    const name = nameOf(path);
    if (wanted.has(name)) offsets.set(name, offset);
    return path.length === 0 || wanted.has(name);
  });
  const lineAt = lines(text);
  return names.map((steps) => {
    const deepest = steps.findLast((name) => offsets.has(name));
    return lineAt(deepest === undefined ? 0 : (offsets.get(deepest) ?? 0));
  });
}

const nameOf = (path: Path) => JSON.stringify(path);

/** @param visit is told the path and offset of each value, and says whether to look into it */
function walk(text: string, visit: (path: Path, offset: number) => boolean): void {
  let at = 0;
  const read = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  };
  const value = (path: Path, inside: boolean): void => {
    read(SPACE);
    const look = inside && visit(path, at);
    const opening = text[at];
    if (opening === '"') read(STRING);
    else if (opening === '{' || opening === '[') members(path, opening, look);
    else read(SCALAR);
  };
  const members = (path: Path, opening: string, look: boolean): void => {
    at += 1;
    read(SPACE);
    for (let index = 0; at < text.length && text[at] !== ']' && text[at] !== '}'; index += 1) {
      const step = opening === '[' ? index : (JSON.parse(read(STRING)) as string);
      value(look ? [...path, step] : path, look);
      read(SPACE);
    }
    at += 1;
  };
  value([], true);
}

/** Tells the line of an offset. */
export function lines(text: string): (offset: number) => Line {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const line = lastUpTo(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** Index of the last of these growing numbers that is not above `limit`: a file may have as many problems as lines. */
function lastUpTo(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
