import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explain, isSameInstall } from './lib/install.mjs';
import { isNewEnough } from './lib/pinned-node.mjs';

const here = import.meta.dirname;
let root: string;

const packages = { '': { name: 'empty', version: '1.0.0' } };
const lock = (extra = {}) =>
  JSON.stringify({
    name: 'empty',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { ...packages, ...extra },
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kandil-run-'));
  cpSync(join(here, 'run.mjs'), join(root, 'scripts/run.mjs'));
  cpSync(join(here, 'lib'), join(root, 'scripts/lib'), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'empty', version: '1.0.0' }));
  writeFileSync(join(root, 'package-lock.json'), lock());
  writeFileSync(
    join(root, 'npm-fails.cjs'),
    "console.error('npm error code ENOTFOUND'); process.exit(1)",
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** An installation as npm leaves it: nothing to install, and its record says so. */
function installed() {
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: {} }));
}

/** A package that npm can install without a network: a folder of the repository. */
function aWorkspace() {
  mkdirSync(join(root, 'part'));
  writeFileSync(
    join(root, 'part/package.json'),
    JSON.stringify({ name: 'part', version: '1.0.0' }),
  );
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ name: 'empty', version: '1.0.0', workspaces: ['part'] }),
  );
  const link = {
    'node_modules/part': { resolved: 'part', link: true },
    part: { version: '1.0.0' },
  };
  const top = { '': { name: 'empty', version: '1.0.0', workspaces: ['part'] } };
  writeFileSync(join(root, 'package-lock.json'), lock({ ...top, ...link }));
}

interface Run {
  child: ChildProcess;
  output: () => string;
  until: (text: string) => Promise<void>;
  exit: Promise<number | null>;
}

function run(
  script: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = { npm_execpath: join(root, 'npm-fails.cjs') },
): Run {
  writeFileSync(join(root, 'script.ts'), script);
  const child = spawn(process.execPath, ['scripts/run.mjs', 'script.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let text = '';
  const waiting = new Set<() => void>();
  const keep = (chunk: Buffer) => {
    text += chunk.toString();
    for (const check of waiting) check();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return {
    child,
    output: () => text,
    until: (requested) =>
      new Promise((done) => {
        const check = () => text.includes(requested) && (waiting.delete(check), done());
        waiting.add(check);
        check();
      }),
    exit: new Promise((done) => child.once('close', done)),
  };
}

const COUNT_SIGNALS = `
  let count = 0;
  setInterval(() => {}, 1000);
  process.on('disconnect', () => { console.log('parent gone'); process.exit(0); });
  process.on('SIGINT', () => { count += 1; setTimeout(() => { console.log('interrupts: ' + count); process.exit(0); }, 600); });
  process.on('SIGTERM', () => { console.log('terminated'); process.exit(7); });
  console.log('ready ' + process.pid);
`;

describe('run.mjs', () => {
  it('hands arguments over and returns the exit code of the script', async () => {
    installed();
    const { output, exit } = run(
      'const args: string[] = process.argv.slice(2); console.log(args.join("+")); process.exitCode = 3;',
      ['a', 'b'],
    );
    expect(await exit).toBe(3);
    expect(output()).toBe('a+b\n');
  });

  it('installs with npm when the lock file is new, and then never asks npm again', async () => {
    aWorkspace();
    const first = run('console.log("started")', [], { npm_execpath: process.env['npm_execpath'] });
    expect(await first.exit).toBe(0);
    expect(first.output()).toMatch(/Installing 0 packages.*done in \d+ s\nstarted/s);
    const second = run('console.log("started")');
    expect(await second.exit).toBe(0);
    expect(second.output()).toBe('started\n');
    rmSync(join(root, 'node_modules/.kandil-install'));
    const byHand = run('console.log("started")');
    expect(await byHand.exit).toBe(0);
  });

  it('says in one sentence why the packages could not be installed', async () => {
    const { output, exit } = run('console.log("never")');
    expect(await exit).toBe(1);
    expect(output()).toContain(
      'npm could not install the packages: the package registry cannot be reached.',
    );
    expect(output()).not.toContain('never');
  });

  it('ends npm when it is interrupted while installing, and says what happens next', async () => {
    writeFileSync(join(root, 'npm-hangs.cjs'), 'setInterval(() => {}, 1000)');
    const { child, output, until, exit } = run('', [], {
      npm_execpath: join(root, 'npm-hangs.cjs'),
    });
    await until('Installing');
    child.kill('SIGINT');
    expect(await exit).toBe(1);
    expect(output()).toContain('The next start begins again.');
  });

  it('installs again when the lock file names another package than the installed one', async () => {
    installed();
    writeFileSync(
      join(root, 'package-lock.json'),
      lock({ 'node_modules/x': { version: '1.0.0', integrity: 'sha512-x' } }),
    );
    const { exit } = run('');
    expect(await exit).toBe(1);
  });

  it('passes one press of Ctrl-C on once, although the terminal and npm both send it', async () => {
    installed();
    const { child, output, until, exit } = run(COUNT_SIGNALS);
    await until('ready');
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect(await exit).toBe(0);
    expect(output()).toContain('interrupts: 1');
  });

  it.each(['SIGTERM', 'SIGHUP'] as const)('ends the script politely on %s', async (signal) => {
    installed();
    const { child, output, until, exit } = run(COUNT_SIGNALS);
    await until('ready');
    child.kill(signal);
    expect(await exit).toBe(7);
    expect(output()).toContain('terminated');
  });

  it('lets the script know when it is killed itself', async () => {
    installed();
    const { child, until } = run(COUNT_SIGNALS);
    await until('ready');
    child.kill('SIGKILL');
    await expect(until('parent gone')).resolves.toBeUndefined();
  });
});

describe('what is installed', () => {
  const entry = { version: '1.0.0', integrity: 'sha512-a' };
  it('equals the lock file but for packages of other machines', () => {
    const locked = {
      '': {},
      'node_modules/a': entry,
      'node_modules/b': { ...entry, optional: true },
    };
    expect(isSameInstall(locked, { 'node_modules/a': entry })).toBe(true);
    expect(isSameInstall(locked, { 'node_modules/b': entry })).toBe(false);
    expect(isSameInstall(locked, { 'node_modules/a': { ...entry, integrity: 'sha512-b' } })).toBe(
      false,
    );
    expect(
      isSameInstall(locked, { 'node_modules/a': entry, 'node_modules/left-over': entry }),
    ).toBe(false);
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
