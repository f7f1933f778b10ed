import { playbackNumbers as call } from '@kandil/contract/control/watch';
import { handle } from '../../../platform/http/handler.ts';
import { countedHours } from '../../../platform/numbers/hours.ts';
import { nextAt, presentSpan } from '../../../platform/numbers/series.ts';
import { spanOf } from '../../../platform/numbers/span.ts';
import { deviceFigures, errorFigures } from '../rules/device-figures.ts';
import { deviceNumbers } from '../store/devices.ts';
import { VIEWINGS } from '../store/numbers.ts';
import type { WatchWorld } from '../world.ts';

export const playbackNumbers = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { range }, world: { db, now } }) => {
    const counted = await countedHours(db, VIEWINGS);
    if (!counted) return { data: { counted: null, nextAt: nextAt(now()) } };
    const span = spanOf(range, counted);
    const sums = await deviceNumbers(db, span);
    const numbers = {
      ...presentSpan(span),
      devices: deviceFigures(sums),
      errors: errorFigures(sums),
    };
    return { data: { counted: numbers, nextAt: nextAt(now()) } };
  },
);
