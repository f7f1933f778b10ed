import { expect, test } from 'vitest';
import { behindText } from './time-text.ts';

const labels = { live: 'Live', minutesBehindLive: (minutes: number) => `${minutes} behind` };

test.each([
  [0, 'Live'],
  [31, '1 behind'],
  [725, '12 behind'],
])('%i seconds behind the live edge read %s', (behind, text) =>
  expect(behindText(behind, labels)).toBe(text),
);
