import { expect, test } from 'vitest';
import { filesMatching } from './lib/files.ts';
import { readText } from './lib/paths.ts';

interface Manifest {
  version: string;
}

const { version } = JSON.parse(readText('package.json')) as Manifest;

test('the app version is 5.7.30, in every package', { tags: ['CONST-02'] }, () => {
  expect(version).toBe('5.7.30');
  for (const path of filesMatching(['{apps,packages}/*/package.json', '{e2e,bench}/package.json']))
    expect((JSON.parse(readText(path)) as Manifest).version, path).toBe(version);
});

test('no source types the version: it is read from package.json', () => {
  const typed = filesMatching(['{apps,packages,e2e,bench}/**/*.{ts,tsx,mjs}']).filter((path) =>
    readText(path).includes(`'${version}'`),
  );
  expect(typed).toEqual([]);
});
