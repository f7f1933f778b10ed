import { expect, test } from 'vitest';
import { compareDependencies } from './checks/dependencies.ts';

const document = '| package | why |\n| --- | --- |\n| `pg` | protocol |\n';

test('a documented package passes', () => {
  expect(compareDependencies(new Set(['pg']), document)).toEqual([]);
});

test('reports packages without a reason, reasons without a package, and too many', () => {
  expect(compareDependencies(new Set(['zod']), document)).toEqual([
    'docs/dependencies.md does not say why zod stays',
    'docs/dependencies.md names pg, which no workspace depends on',
  ]);
  const many = Array.from({ length: 45 }, (_, n) => `p${n}`);
  const fonts = ['@fontsource/forum', '@fontsource-variable/inter'];
  const rows = [...many, ...fonts].map((name) => `| \`${name}\` | |`).join('\n');
  expect(compareDependencies(new Set([...many, ...fonts]), rows)).toEqual([
    '45 direct run-time dependencies with code; at most 44 are allowed',
  ]);
});
