import { parseSync } from 'oxc-parser';

/** One small change of a source file that a test should notice. */
export interface Mutant {
  /** Offsets of the replaced text in the source. */
  start: number;
  end: number;
  replacement: string;
  /** Line of the change, from 1. */
  line: number;
  what: string;
}

/** A mutant of a file, given by its path from the root. */
export interface Site {
  path: string;
  mutant: Mutant;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

type Change = Pick<Mutant, 'start' | 'end' | 'replacement' | 'what'>;
type Mutator = (node: Node, source: string) => Change[];

const SWAPPED: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const text = (source: string, { start, end }: Node) => source.slice(start, end);

const replace = (node: Node, replacement: string, what: string): Change => ({
  start: node.start,
  end: node.end,
  replacement,
  what,
});

/** Swaps the operator between two operands: `a < b` becomes `a >= b`. */
const operator: Mutator = (node, source) => {
  const { left, right, operator: sign } = node;
  const swapped = SWAPPED[String(sign)];
  if (!swapped || !isNode(left) || !isNode(right)) return [];
  // Text is joined, never subtracted: TypeScript would tell, too.
  const joinsText = [left, right].some(
    ({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string',
  );
  if (sign === '+' && joinsText) return [];
  const between = source.slice(left.end, right.start).replace(String(sign), swapped);
  return [
    {
      start: left.end,
      end: right.start,
      replacement: between,
      what: `${String(sign)} -> ${swapped}`,
    },
  ];
};

/** Takes a branch always, and never. */
const branch: Mutator = ({ test }) =>
  isNode(test) ? [replace(test, 'true', 'always'), replace(test, 'false', 'never')] : [];

/** Leaves a statement out that is there for its effect. */
const effect: Mutator = (node, source) => {
  const expression = node['expression'];
  if (!isNode(expression)) return [];
  const call = expression.type === 'AwaitExpression' ? expression['argument'] : expression;
  if (!isNode(call) || call.type !== 'CallExpression') return [];
  return [replace(node, ';', `without ${text(source, call).split('\n')[0]?.slice(0, 40)}`)];
};

const literal: Mutator = (node) => {
  const { value } = node;
  if (typeof value === 'boolean') return [replace(node, String(!value), `${value} -> ${!value}`)];
  if (typeof value !== 'number') return [];
  // A millisecond more makes no difference to a rule about minutes.
  const other = value < 1000 ? value + 1 : value * 2;
  return [replace(node, String(other), `${value} -> ${other}`)];
};

const not: Mutator = (node, source) => {
  const argument = node['argument'];
  return node['operator'] === '!' && isNode(argument)
    ? [replace(node, `(${text(source, argument)})`, 'without !')]
    : [];
};

const MUTATORS: Record<string, Mutator> = {
  BinaryExpression: operator,
  LogicalExpression: operator,
  IfStatement: branch,
  ConditionalExpression: branch,
  UnaryExpression: not,
  ExpressionStatement: effect,
  ThrowStatement: (node) => [replace(node, ';', 'without throw')],
  Literal: literal,
};

/** Types are gone at run time, and a changed import is no change of behaviour. */
const SKIPPED = /^(TS|Import|Export(All|Default)?Declaration$)/;

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue;
      if (/^TS(As|Satisfies|NonNull)/.test(child.type)) {
        const inner = child['expression'];
        if (isNode(inner)) yield* walk(inner);
      } else if (!SKIPPED.test(child.type)) yield* walk(child);
    }
  }
}

/**
 * Every mutant of a TypeScript source.
 * @throws Error when the source does not parse
 */
export function mutantsOf(path: string, source: string): Mutant[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} does not parse`);
  return [...walk(program as unknown as Node)].flatMap((node) =>
    (MUTATORS[node.type]?.(node, source) ?? []).map((change) => ({
      ...change,
      line: source.slice(0, change.start).split('\n').length,
    })),
  );
}

/** The source with the change made. */
export const mutate = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);
