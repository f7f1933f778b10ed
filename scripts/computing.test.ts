import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { computing, computingClock, describeComputing } from './lib/computing.ts';

/** A process that computes for a while itself, in a child, and in a child that has ended; then it waits. */
const FAMILY = `
const { spawn, spawnSync } = require('node:child_process');
const busy = (ms) => \`const end = process.cpuUsage().user + \${ms} * 1000; while (process.cpuUsage().user < end);\`;
spawnSync(process.execPath, ['-e', busy(100)]);
eval(busy(100));
const child = spawn(process.execPath, ['-e', busy(100) + 'console.log(); setInterval(() => {}, 1e6)']);
process.on('exit', () => child.kill());
process.on('SIGTERM', () => process.exit());
child.stdout.once('data', () => console.log());
`;

it.runIf(process.platform === 'linux')(
  'counts the computing of a process, of its children, and of those that have ended',
  async () => {
    const child = spawn(process.execPath, ['-e', FAMILY], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    const seconds = computing(child.pid);
    child.kill();
    await once(child, 'exit');
    // Each of the three computes for 0.1 s, after its start.
    expect(seconds).toBeGreaterThan(0.28);
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
