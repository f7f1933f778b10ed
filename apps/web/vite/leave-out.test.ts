import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { leaveOut, named, type Node } from './leave-out.ts';

const LIBRARY = 'function used() { return 1; }\nfunction unused(a) { return a + 1; }\nused();\n';
const names = new Set(['unused']);
const instead = (node: Node) => (named(node['id']) === 'unused' ? 'function unused() {}' : null);

test('a part is left out, and the rest stays as it is', () => {
  expect(leaveOut(LIBRARY, parseAst(LIBRARY), { names, instead })).toBe(
    'function used() { return 1; }\nfunction unused() {}\nused();\n',
  );
});

test('a library without the part fails the build', () => {
  const changed = LIBRARY.replace('unused', 'renamed');
  expect(() => leaveOut(changed, parseAst(changed), { names, instead })).toThrow(
    'The library has no unused any more.',
  );
});
