import { parseSync, Visitor } from 'oxc-parser';

/** How many lines each function of a source file takes, arrows and methods included. */
export function functionLines(path: string, text: string): number[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) return [];
  const found: number[] = [];
  const note = ({ start, end }: { start: number; end: number }) => {
    found.push(text.slice(start, end).split('\n').length);
  };
  new Visitor({
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  }).visit(program);
  return found;
}
