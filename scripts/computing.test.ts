import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { computing, computingClock, describeComputing } from './lib/computing.ts';

/** Computes for 0.1 s, for 0.3 s in a child that ends, and for 0.4 s in one that waits, whose pid it prints. */
const FAMILY = `
const { spawn, spawnSync } = require('node:child_process');
const busy = (ms) => \`const used = () => { const { user, system } = process.cpuUsage(); return user + system; }; const end = used() + \${ms} * 1000; while (used() < end);\`;
spawnSync(process.execPath, ['-e', busy(300)]);
eval('{' + busy(100) + '}');
const child = spawn(process.execPath, ['-e', busy(400) + 'console.log(); setInterval(() => {}, 1e6)']);
process.on('exit', () => child.kill());
process.on('SIGTERM', () => process.exit());
child.stdout.once('data', () => console.log(child.pid));
`;

it.runIf(process.platform === 'linux')(
  'counts the computing of a process, of its children, and of those that have ended',
  async () => {
    const child = spawn(process.execPath, ['-e', FAMILY], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [pid] = await once(child.stdout, 'data');
    const [whole, waiting] = [child.pid, Number(pid)].map((each) => computing(each) ?? 0);
    child.kill();
    await once(child, 'exit');
    expect(waiting).toBeGreaterThan(0.39);
    expect(whole).toBeGreaterThan((waiting ?? 0) + 0.39);
  },
);

it('tells the computing between two looks, never less than none', () => {
  const totals = [1, 3.5, 3, 4];
  const elapsed = computingClock(() => totals.shift());
  expect([elapsed(), elapsed(), elapsed()]).toEqual([2.5, 0, 1]);
});

it('ends with the computing of the run and its ten dearest files, the dearest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, seconds: at }));
  const lines = describeComputing(100.4, files);
  expect(lines[0]).toBe('computing (user and system): 100 s');
  expect(lines).toHaveLength(11);
  expect(lines[1]).toMatch(/ 11\.0 s {2}11\.test\.ts$/);
  expect(lines[10]).toMatch(/ 2\.0 s {2}2\.test\.ts$/);
});

it('says nothing where the system does not tell', () => {
  expect(describeComputing(undefined, [{ file: 'a.test.ts', seconds: 1 }])).toEqual([]);
  const elapsed = computingClock(() => undefined);
  expect(elapsed()).toBe(0);
});
