import { playbackNumbers as call } from '@kandil/contract/control/watch';
import { handle } from '../../../platform/http/handler.ts';
import { numbersOf } from '../../../platform/numbers/numbers.ts';
import { deviceFigures, errorFigures } from '../rules/device-figures.ts';
import { deviceNumbers } from '../store/devices.ts';
import { VIEWINGS } from '../store/numbers.ts';
import type { WatchWorld } from '../world.ts';

export const playbackNumbers = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { range }, world }) => ({
    data: await numbersOf(world, { table: VIEWINGS, range }, async (span) => {
      const sums = await deviceNumbers(world.db, span);
      return { devices: deviceFigures(sums), errors: errorFigures(sums) };
    }),
  }),
);
