import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RELEASE_FILE, releaseAt } from './release.ts';

const root = mkdtempSync(join(tmpdir(), 'kandil-release-'));
afterAll(() => rmSync(root, { recursive: true }));

const NOBODY = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.com'];
const git = (...args: string[]) => execFileSync('git', [...NOBODY, ...args], { cwd: root });

function commit(text: string): void {
  writeFileSync(join(root, 'file'), text);
  git('add', 'file');
  git('commit', '--quiet', '--message', text);
}

beforeAll(() => void git('init', '--quiet'));

test('a checkout knows its release, and how far it is from it', () => {
  commit('first');
  expect(releaseAt(root)).toBe('unreleased');
  git('tag', 'release/draft');
  git('tag', 'v9');
  expect(releaseAt(root)).toBe('unreleased');
  git('tag', '--annotate', 'release/9', '--message', 'Release 9');
  writeFileSync(join(root, 'untracked'), '');
  expect(releaseAt(root)).toBe('9');
  writeFileSync(join(root, 'file'), 'changed');
  expect(releaseAt(root)).toBe('9-dirty');
  commit('second');
  expect(releaseAt(root)).toBe('9+1');
  commit('third');
  writeFileSync(join(root, 'file'), 'changed');
  expect(releaseAt(root)).toBe('9+2-dirty');
  git('commit', '--quiet', '--all', '--message', 'fourth');
  git('tag', 'release/10');
  expect(releaseAt(root)).toBe('10');
});

test('to ask for the release writes nothing: a commit at that moment would fail', () => {
  utimesSync(join(root, 'file'), 1, 1);
  const index = join(root, '.git/index');
  const before = readFileSync(index);
  releaseAt(root);
  expect(readFileSync(index)).toEqual(before);
});

test('a package knows the release of its checkout, also inside the checkout of something else', () => {
  const tree = join(root, 'package');
  mkdirSync(tree);
  expect(releaseAt(tree)).toBe('unreleased');
  writeFileSync(join(tree, RELEASE_FILE), '7+3\n');
  expect(releaseAt(tree)).toBe('7+3');
});
