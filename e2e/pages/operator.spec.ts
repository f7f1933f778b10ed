import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorSteps } from '../operator/operator.ts';
import { IS_LONG, test } from '../support/test.ts';

/** `npm run operator-check`; its slow half, films with much to encode, runs in `npm test -- long`. */
test('an operator’s service, from an empty folder to a member who watches, without the demo', async ({
  browser,
}) => {
  test.setTimeout(IS_LONG ? 1_500_000 : 600_000);
  const folder = await mkdtemp(join(tmpdir(), 'kandil-operator-'));
  const { steps, close } = operatorSteps({ folder, browser, isWhole: IS_LONG });
  try {
    for (const { name, run } of steps) await test.step(name, run);
  } finally {
    await close();
    await rm(folder, { recursive: true, maxRetries: 20 });
  }
});
