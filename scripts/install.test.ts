import { describe, expect, it } from 'vitest';
import { isSameInstall } from './lib/install.mjs';
import { explain } from './lib/npm.mjs';
import { isNewEnough } from './lib/pinned-node.mjs';

describe('what is installed', () => {
  const entry = { version: '1.0.0', integrity: 'sha512-a' };
  it('equals the lock file but for packages of other machines', () => {
    const locked = {
      '': {},
      'node_modules/a': entry,
      'node_modules/b': { ...entry, optional: true },
    };
    const same = (installed: Record<string, typeof entry>) =>
      isSameInstall(locked, installed, true);
    expect(same({ 'node_modules/a': entry })).toBe(true);
    expect(same({ 'node_modules/b': entry })).toBe(false);
    expect(same({ 'node_modules/a': { ...entry, integrity: 'sha512-b' } })).toBe(false);
    expect(same({ 'node_modules/a': entry, 'node_modules/left-over': entry })).toBe(false);
  });

  it('may lack the tools where they are not needed', () => {
    const locked = { 'node_modules/a': entry, 'node_modules/tool': { ...entry, dev: true } };
    expect(isSameInstall(locked, { 'node_modules/a': entry }, false)).toBe(true);
    expect(isSameInstall(locked, { 'node_modules/a': entry }, true)).toBe(false);
    expect(isSameInstall(locked, { 'node_modules/tool': entry }, false)).toBe(false);
  });

  it('explains the faults of npm', () => {
    expect(explain('npm error code ENOSPC')).toContain('the disk is full');
    expect(explain('npm error EROFS: read-only file system')).toContain('cannot be written');
    expect(explain('npm error something else')).toContain('last lines above');
  });

  it('accepts Node from 24.15 on', () => {
    expect(['v26.10.0', 'v24.15.0', '25.0.0'].every(isNewEnough)).toBe(true);
    expect(['v24.14.9', 'v20.20.2'].some(isNewEnough)).toBe(false);
  });
});
