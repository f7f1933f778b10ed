import { expect, it } from 'vitest';
import { run } from './lib/command.ts';

it('a program that exceeds its time is killed, and what it started', async () => {
  const wait = 'setInterval(() => {}, 1000)';
  const child = `require('child_process').spawn(process.execPath, ['-e', "${wait}"], { stdio: 'inherit' })`;
  // The grandchild holds the output open: the promise resolves only after it has ended, too.
  const { code } = await run(process.execPath, ['-e', `${child}; console.log('on'); ${wait}`], {
    timeoutMs: 1000,
  });
  expect(code).toBe(1);
});
