/** A node of the syntax tree (ESTree) with its position in the code. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}
interface Cut {
  start: number;
  end: number;
  text: string;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
export const named = (value: unknown): string =>
  isNode(value) && typeof value['name'] === 'string' ? value['name'] : '';

/** What a build leaves out of a file of a library. */
export interface LeftOut {
  /** Functions and classes. */
  names: ReadonlySet<string>;
  /** The text in the place of a node; null to keep it. */
  instead(node: Node): string | null;
}

/** @throws Error if the file does not have one of the names any more: the library has changed */
export function leaveOut(code: string, program: unknown, { names, instead }: LeftOut): string {
  const left = new Set<string>();
  function cutsOf(value: unknown): Cut[] {
    if (Array.isArray(value)) return value.flatMap(cutsOf);
    if (!isNode(value)) return [];
    const text = instead(value);
    if (text === null) return Object.values(value).flatMap(cutsOf);
    left.add(named(value['id']));
    return [{ start: value.start, end: value.end, text }];
  }
  const cuts = cutsOf(program).toSorted((one, other) => one.start - other.start);
  for (const name of names)
    if (!left.has(name)) throw new Error(`The library has no ${name} any more.`);
  return cuts.reduceRight(
    (rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end),
    code,
  );
}
