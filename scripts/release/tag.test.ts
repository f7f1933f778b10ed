import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releasesIn, tagRelease } from './tag.ts';

const root = mkdtempSync(join(tmpdir(), 'kandil-tag-'));
afterAll(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

function commit(changelog: string): void {
  writeFileSync(join(root, 'CHANGELOG.md'), changelog);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Change');
}

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Nobody');
  git('config', 'user.email', 'nobody@example.com');
});

test('a release is a clean commit of main with its section of the changelog', () => {
  const refused = (reason: RegExp) => expect(() => tagRelease(root)).toThrow(reason);
  commit('# Changelog\n\n## Unreleased\n\n- Films play.\n');
  refused(/no section "## Release 1"/);
  commit('# Changelog\n\n## Unreleased\n\n- Later.\n\n## Release 1 (2026-11-28)\n\n### Added\n');
  refused(/no section "## Release 1" with an entry/);
  const first = '## Release 1 (2026-11-28)\n\n### Added\n\n- Films play.\n';
  commit(`# Changelog\n\n${first}`);
  writeFileSync(join(root, 'left'), '');
  refused(/^Commit or remove/);
  rmSync(join(root, 'left'));
  git('switch', '--quiet', '--create', 'other');
  refused(/^Check out main/);
  git('switch', '--quiet', 'main');
  expect(releasesIn(root)).toEqual([]);

  expect(tagRelease(root)).toBe(1);
  expect(git('cat-file', 'tag', 'release/1')).toMatch(
    /\n\nRelease 1\n\n### Added\n\n- Films play\.\n$/,
  );
  refused(/^This commit is release\/1 already/);

  git('tag', 'release/9', 'HEAD~1');
  const tenth = '# Changelog\n\n## Release 10\n\n- Series play.\n\n';
  commit(tenth + first);
  expect(tagRelease(root)).toBe(10);
  expect(git('cat-file', 'tag', 'release/10')).not.toContain('Films');
  expect(releasesIn(root)).toEqual([10, 9, 1]);
});
