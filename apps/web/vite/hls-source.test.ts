import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { HLS_SWITCHES } from './hls-source.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const require = createRequire(import.meta.url);
const hls = require.resolve('hls.js/package.json');
const read = (path: string) => readFileSync(path, 'utf8');

test('every switch of the library is set', () => {
  const declared = read(hls.replace('package.json', 'src/define-plugin.d.ts'));
  const names = [...declared.matchAll(/__USE_\w+__/g)].map(([name]) => name);
  expect(Object.keys(HLS_SWITCHES).toSorted()).toEqual(names.toSorted());
});

test('the library is built with the versions of packages that its authors build it with', () => {
  const theirs = (JSON.parse(read(hls)) as Manifest).devDependencies;
  const { dependencies: ours } = require('../../../package.json') as Manifest;
  const shared = ['@svta/cml-id3', '@svta/cml-utils', 'eventemitter3', 'url-toolkit'];
  const versions = (of: Record<string, string>) => shared.map((name) => [name, of[name]]);
  expect(versions(ours)).toEqual(versions(theirs));
});
