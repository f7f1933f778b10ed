import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

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
  options: string[] = [],
): Run {
  writeFileSync(join(root, 'script.ts'), script);
  const child = spawn(process.execPath, ['scripts/run.mjs', ...options, 'script.ts', ...args], {
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

describe('the tools', () => {
  const npm = { npm_execpath: process.env['npm_execpath'] };
  const startProduct = (env?: NodeJS.ProcessEnv) => run('console.log("started")', [], env).exit;
  const startTest = (env?: NodeJS.ProcessEnv) => run('console.log("tested")', [], env, ['--tools']);
  const file = (name: string) => join(root, 'node_modules', name);

  let archives: string;

  /** A product that needs one package, and a tool for its tests: archives, which npm installs without a network. */
  beforeAll(() => {
    archives = mkdtempSync(join(tmpdir(), 'kandil-archives-'));
    const names = ['part', 'tool'];
    for (const name of names) {
      mkdirSync(join(archives, name));
      const manifest = JSON.stringify({ name, version: '1.0.0' });
      writeFileSync(join(archives, name, 'package.json'), manifest);
      writeFileSync(join(archives, name, 'index.js'), '');
    }
    execFileSync('npm', ['pack', '--silent', ...names.map((name) => `./${name}`)], {
      cwd: archives,
    });
  });
  afterAll(() => rmSync(archives, { recursive: true }));
  beforeEach(() => {
    cpSync(archives, root, { recursive: true });
    lockTool('tool-1.0.0.tgz');
  });

  function lockTool(archive: string) {
    const manifest = {
      name: 'empty',
      version: '1.0.0',
      dependencies: { part: 'file:part-1.0.0.tgz' },
      devDependencies: { tool: `file:${archive}` },
    };
    writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
    rmSync(join(root, 'package-lock.json'));
    execFileSync('npm', ['install', '--package-lock-only', '--offline'], { cwd: root });
  }

  it('are added to the product when something needs them, and then stay', async () => {
    expect(await startProduct(npm)).toBe(0);
    expect([existsSync(file('part/index.js')), existsSync(file('tool'))]).toEqual([true, false]);
    writeFileSync(file('part/untouched'), '');

    const { exit, output } = startTest(npm);
    expect(await exit).toBe(0);
    expect(output()).toMatch(/Installing 1 packages for checks and tests.*done in.*tested/s);
    expect([existsSync(file('part/untouched')), existsSync(file('tool/index.js'))]).toEqual([
      true,
      true,
    ]);

    // Without a network.
    expect(await startTest().exit).toBe(0);
    expect(await startProduct()).toBe(0);
    expect(existsSync(file('tool/index.js'))).toBe(true);
  });

  it('are completed if their installation was killed', async () => {
    await startProduct(npm);
    mkdirSync(file('tool'));
    cpSync(join(root, 'tool/package.json'), file('tool/package.json'));
    expect(await startTest(npm).exit).toBe(0);
    expect(existsSync(file('tool/index.js'))).toBe(true);
  });

  it('leave the product as it is if they cannot be installed', async () => {
    await startProduct(npm);
    const { exit, output } = startTest();
    expect(await exit).toBe(1);
    expect(output()).toContain('the package registry cannot be reached');
    expect(await startProduct()).toBe(0);
  });

  it('are installed with a new lock file where they were before', async () => {
    expect(await startTest(npm).exit).toBe(0);
    cpSync(join(root, 'tool-1.0.0.tgz'), join(root, 'tool-renamed.tgz'));
    lockTool('tool-renamed.tgz');
    expect(await startProduct(npm)).toBe(0);
    expect(existsSync(file('tool/index.js'))).toBe(true);
  });
});
