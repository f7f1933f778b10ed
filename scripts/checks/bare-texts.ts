import type { JSXElement, JSXFragment, Node } from 'oxc-parser';
import { parseSync, Visitor } from 'oxc-parser';
import { filesMatching } from '../lib/files.ts';
import { readText } from '../lib/paths.ts';

const FILES = [
  'apps/web/app/**/*.tsx',
  'apps/control/src/**/*.tsx',
  'packages/{player,ui}/src/**/*.tsx',
];
const NOT_SHOWN = /\.(?:test|fixture)\.tsx$|\/testing\//;

/** What a part of a page leaves in its element. */
interface Traits {
  /** A text without an element around it. */
  text: boolean;
  /** Something that React may insert or remove later. */
  moves: boolean;
}

const STEADY: Traits = { text: false, moves: false };
const TEXT: Traits = { text: true, moves: false };
const MOVES: Traits = { text: false, moves: true };
const both = (all: Traits[]): Traits => ({
  text: all.some(({ text }) => text),
  moves: all.some(({ moves }) => moves),
});

const nameOf = (node: unknown): string =>
  node !== null && typeof node === 'object' && 'name' in node ? String(node.name) : '';
const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);

/** A node, and the component whose source it is in. */
interface Place {
  path: string;
  node: Node;
  owner: string;
}

/** What all sources say of components, by name. */
class Components {
  /** `Button`: the values it returns. */
  readonly returns = new Map<string, Place[]>();
  /** `Button.icon`, `Button.children`: what its callers pass. */
  readonly passed = new Map<string, Place[]>();
  /** `Button.text`: values of its variables. */
  readonly locals = new Map<string, Place[]>();

  /** Every element with children. */
  readonly parents: (Place & { line: number })[] = [];

  read(path: string, text: string): void {
    const { program } = parseSync(path, text);
    const named = new Map<Node, string>();
    const open: string[] = [];
    const owner = () => open.findLast((name) => name !== '') ?? '';
    const add = (map: Map<string, Place[]>, key: string, nodes: Node[]) =>
      map.set(key, [
        ...(map.get(key) ?? []),
        ...nodes.map((node) => ({ path, node, owner: owner() })),
      ]);
    const returned = (value: Node) => add(this.returns, open.at(-1) ?? '', [value]);
    const enter = (node: Node) => {
      open.push(named.get(node) ?? nameOf('id' in node ? node.id : null));
      if (node.type === 'ArrowFunctionExpression' && node.expression) returned(node.body);
    };
    const leave = () => void open.pop();
    const parent = (node: JSXElement | JSXFragment) => {
      const line = text.slice(0, node.start).split('\n').length;
      this.parents.push({ path, node, owner: owner(), line });
    };
    new Visitor({
      VariableDeclarator: ({ id, init }) => {
        const value = init?.type === 'CallExpression' ? init.arguments[0] : init;
        if (value?.type === 'ArrowFunctionExpression' && value.async) return; // loads a component
        if (value) named.set(value, nameOf(id));
        if (init) add(this.locals, `${owner() || path}.${nameOf(id)}`, [init]);
      },
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
      ReturnStatement: ({ argument }) => void (argument && returned(argument)),
      JSXFragment: parent,
      JSXElement: (node) => {
        parent(node);
        const { openingElement, children } = node;
        const name = nameOf(openingElement.name);
        add(this.passed, `${name}.children`, children);
        for (const attribute of openingElement.attributes)
          if (attribute.type === 'JSXAttribute' && attribute.value)
            add(this.passed, `${name}.${nameOf(attribute.name)}`, [attribute.value]);
      },
    }).visit(program);
  }
}

/** Whether one component returns this or that; components of the same name in other files do not count. */
const hasSeveral = (values: Place[]) =>
  new Set(values.map(({ path }) => path)).size < values.length;

type Reader<T extends Node['type']> = (
  node: Extract<Node, { type: T }>,
  read: (node: Node) => Traits,
  place: Omit<Place, 'node'> & {
    known: Components;
    follow: (key: string, places: Place[]) => Traits;
  },
) => Traits;

/** How the traits of each kind of node are read; a value of any other kind may be a text. */
const READERS: { [T in Node['type']]?: Reader<T> } = {
  JSXText: ({ value }) => (value.trim() === '' ? STEADY : TEXT),
  JSXElement: ({ openingElement }, _read, { known, follow }) => {
    const name = nameOf(openingElement.name);
    const values = isComponent(name) ? (known.returns.get(name) ?? []) : [];
    return both([follow(name, values), hasSeveral(values) ? MOVES : STEADY]);
  },
  JSXFragment: ({ children }, read) => both(children.map(read)),
  JSXExpressionContainer: ({ expression }, read) => read(expression),
  ParenthesizedExpression: ({ expression }, read) => read(expression),
  JSXEmptyExpression: () => STEADY,
  Literal: ({ value }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return MOVES;
    return String(value).trim() === '' ? STEADY : TEXT;
  },
  LogicalExpression: ({ operator, left, right }, read) =>
    both([MOVES, read(right), operator === '&&' ? MOVES : read(left)]),
  ConditionalExpression: ({ consequent, alternate }, read) => {
    const branches = [read(consequent), read(alternate)];
    const texts = branches.every(({ text, moves }) => text && !moves);
    return texts ? TEXT : both([MOVES, ...branches]);
  },
  ArrowFunctionExpression: ({ body, expression }, read) => (expression ? read(body) : MOVES),
  CallExpression: ({ callee }, read, { known, follow }) => {
    if (callee.type === 'Identifier') {
      if (callee.name === 'children') return read(callee);
      if (callee.name === 'createPortal') return STEADY;
      const values = known.returns.get(callee.name);
      return values ? both([MOVES, follow(callee.name, values)]) : TEXT;
    }
    return 'property' in callee && /^(?:flatM|m)ap$/.test(nameOf(callee.property)) ? MOVES : TEXT;
  },
  Identifier: ({ name }, _read, { path, owner, known, follow }) => {
    if (/^[A-Z_]+$/.test(name)) return STEADY; // a constant: texts come from the translations
    const key = `${owner}.${name}`;
    const local = known.locals.get(key) ?? known.locals.get(`${path}.${name}`);
    const passed = known.passed.get(key);
    if (local) return follow(key, local);
    if (!passed) return TEXT;
    return both([name === 'children' ? STEADY : MOVES, follow(key, passed)]);
  },
};

function traitsOf({ path, node, owner }: Place, known: Components, seen: string[] = []): Traits {
  const reader = READERS[node.type] as Reader<Node['type']> | undefined;
  if (!reader) return TEXT;
  const read = (inner: Node) => traitsOf({ path, node: inner, owner }, known, seen);
  const follow = (key: string, places: Place[]) =>
    seen.includes(key)
      ? STEADY
      : both(places.map((place) => traitsOf(place, known, [...seen, key])));
  return reader(node, read, { path, owner, known, follow });
}

const isThere = (child: Node) =>
  child.type === 'JSXText'
    ? child.value.trim() !== ''
    : !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

/** Whether a text, or something beside it, comes and goes. React itself keeps a text that is the only child. */
function isFragile({ path, node, owner }: Place, known: Components): boolean {
  const children = 'children' in node && Array.isArray(node.children) ? node.children : [];
  const shown = (children as Node[]).filter(isThere);
  if (shown.length === 1 && shown[0]?.type !== 'JSXElement') return false;
  const { text, moves } = both(shown.map((child) => traitsOf({ path, node: child, owner }, known)));
  return text && moves;
}

/**
 * Texts that a translator of the browser turns into a crash: it replaces each text node by elements, and React then
 * inserts beside a node, or removes one, that is no longer there. So a text has its own element wherever
 * something beside it comes and goes.
 */
export function bareTexts(sources: Record<string, string>): string[] {
  const known = new Components();
  for (const [path, text] of Object.entries(sources)) known.read(path, text);
  return known.parents
    .filter((place) => isFragile(place, known))
    .map(({ path, line }) => `${path}:${line} has a bare text beside what comes and goes: wrap it`);
}

export function checkBareTexts(): string[] {
  const files = filesMatching(FILES).filter((path) => !NOT_SHOWN.test(path));
  return bareTexts(Object.fromEntries(files.map((path) => [path, readText(path)])));
}
