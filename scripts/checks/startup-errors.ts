import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { filesMatching } from '../lib/files.ts';
import { readText } from '../lib/paths.ts';

const PAGE = 'docs/operations/mend.md';
/** Shorter code on that page is the name of a setting or of a file, which would describe many messages. */
const SHORTEST = 12;

/** The code that runs at a start. What only commands run explains itself to the person who typed the command. */
const AT_START = ['apps/server/src/**/*.ts', 'apps/api/src/**/*.ts'];
const BY_COMMAND = [
  'apps/server/src/commands/',
  'apps/server/src/backup.ts',
  'apps/api/src/platform/backup/',
  'apps/api/src/platform/secrets/rotate.ts',
  'apps/api/src/services/purchase/flows/operator.ts',
];

/** A text with `...` where the code puts a value in; several if it depends on a condition. */
function textsOf(node: Expression): string[] {
  if (node.type === 'Literal') return [String(node.value)];
  if (node.type === 'TemplateLiteral')
    return [node.quasis.map(({ value }) => value.cooked ?? '').join('...')];
  if (node.type === 'ConditionalExpression')
    return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node.type === 'BinaryExpression' && node.left.type !== 'PrivateIdentifier') {
    const right = textsOf(node.right);
    return textsOf(node.left).flatMap((left) => right.map((end) => left + end));
  }
  return ['...'];
}

/** What the functions of a file return, by their names: a message may have a function of its own. */
function returnedTexts(program: Parameters<Visitor['visit']>[0]): Map<string, string[]> {
  const returned = new Map<string, string[]>();
  const open: string[] = [];
  new Visitor({
    FunctionDeclaration: ({ id }) => void open.push(id?.name ?? ''),
    'FunctionDeclaration:exit': () => void open.pop(),
    ReturnStatement({ argument }) {
      const name = open.at(-1);
      if (!name || !argument) return;
      returned.set(name, [...(returned.get(name) ?? []), ...textsOf(argument)]);
    },
  }).visit(program);
  return returned;
}

/** The messages of a file's `StartupError`s. */
export function startupMessages(path: string, text: string): string[] {
  if (!text.includes('new StartupError(')) return [];
  const { program } = parseSync(path, text);
  const returned = returnedTexts(program);
  const found: string[] = [];
  new Visitor({
    NewExpression({ callee, arguments: [message] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'StartupError') return;
      if (!message || message.type === 'SpreadElement') return;
      const by = message.type === 'CallExpression' && message.callee;
      const own = by && by.type === 'Identifier' && returned.get(by.name);
      found.push(...(own || textsOf(message)));
    },
  }).visit(program);
  return found;
}

/** Whether a message fits a documented beginning of one. `...` stands for a value in both, at the start only for one. */
export function isDescribed(message: string, documented: string): boolean {
  if (documented.startsWith('...') && !message.startsWith('...')) return false;
  const pieces = documented
    .split('...')
    .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pieces.join('.*')}`, 's').test(message);
}

/** Each message that ends a start has its row in `docs/operations/mend.md`. */
export function checkStartupErrors(): string[] {
  const documented = [...readText(PAGE).matchAll(/`([^`\n]+)`/g)]
    .map(([, text]) => text ?? '')
    .filter((text) => text.length >= SHORTEST);
  return filesMatching(AT_START)
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => !BY_COMMAND.some((beginning) => path.startsWith(beginning)))
    .flatMap((path) =>
      startupMessages(path, readText(path))
        .filter((message) => !documented.some((text) => isDescribed(message, text)))
        .map((message) => `${path}: ${PAGE} does not explain "${message.slice(0, 90)}"`),
    );
}
