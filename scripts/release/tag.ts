import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TAG = /^release\/(\d+)$/;

/** Numbers of the releases in a checkout, the newest first. */
export const releasesIn = (root: string): number[] =>
  git(root, 'tag', '--list', 'release/*')
    .split('\n')
    .flatMap((tag) => TAG.exec(tag)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => b - a);

/**
 * Tags what is checked out as the next release, with its section of the changelog.
 * @returns its number
 * @throws Error with a sentence for people if it is not ready; then nothing has changed
 */
export function tagRelease(root: string): number {
  if (git(root, 'branch', '--show-current') !== 'main')
    throw new Error('Check out main: releases are made of it.');
  if (git(root, 'status', '--porcelain')) throw new Error('Commit or remove what has changed.');
  const earlier = git(root, 'tag', '--points-at', 'HEAD', '--list', 'release/*');
  if (earlier) throw new Error(`This commit is ${earlier} already.`);
  const number = (releasesIn(root)[0] ?? 0) + 1;
  const section = sectionOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), number);
  if (!section)
    throw new Error(
      `CHANGELOG.md has no section "## Release ${number}" with an entry. Rename "## Unreleased", and commit that.`,
    );
  const message = `Release ${number}\n\n${section}\n`;
  // Headings of the section begin as comments do.
  const options = ['--annotate', '--cleanup=verbatim', '--message', message];
  git(root, 'tag', ...options, `release/${number}`);
  return number;
}

/** The text below the heading of a release, to the next one of its level. */
function sectionOf(changelog: string, number: number): string | undefined {
  const heading = new RegExp(`^Release ${number}\\b.*\\n`);
  const section = changelog.split(/^## /m).find((text) => heading.test(text));
  const text = section?.replace(heading, '').trim();
  return text && /^- /m.test(text) ? text : undefined;
}

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
