import { expect, test } from 'vitest';
import { runSteps } from './steps.ts';

const step = (name: string, outcome: string | Error) => ({
  name,
  run: async () => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  },
});

/** The lines of a run without their times. */
async function run(steps: Parameters<typeof runSteps>[0], signal = new AbortController().signal) {
  const lines: string[] = [];
  const worked = await runSteps(steps, { print: (line) => lines.push(line), signal });
  return { worked, lines: lines.map((line) => line.replace(/ +\d+\.\d s /, ' 0 s ')) };
}

test('each step has a line with what was seen', async () => {
  expect(await run([step('start', 'http://localhost'), step('import', '8 titles')])).toEqual({
    worked: true,
    lines: ['ok 0 s  start   http://localhost', 'ok 0 s  import  8 titles'],
  });
});

test('the first step that fails says why, and ends the run', async () => {
  const fault = new Error('\u001b[31mno such file\u001b[39m');
  expect(await run([step('import', fault), step('play', ''), step('pay', '')])).toEqual({
    worked: false,
    lines: ['failed 0 s  import  no such file\n2 more steps were not tried.'],
  });
});

test('a signal ends the run in the middle of a step', async () => {
  const ending = new AbortController();
  const endless = {
    name: 'start',
    run: () => {
      ending.abort();
      return new Promise<string>(() => undefined);
    },
  };
  expect(await run([endless, step('import', ''), step('play', '')], ending.signal)).toEqual({
    worked: false,
    lines: ['ended in: start; 2 more steps were not tried.'],
  });
});
