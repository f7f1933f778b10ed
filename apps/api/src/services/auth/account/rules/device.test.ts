import { content } from '@kandil/contract';
import { describe, expect, test } from 'vitest';
import { deviceIdOf, deviceLimitsOf } from './device.ts';

const SESSION = '0b0f3a52-6f5c-4ac5-9d5a-6f3f3ea5c111';

describe('deviceIdOf', () => {
  test('is what the client names', () => {
    expect(deviceIdOf('living-room-tv', SESSION)).toBe('living-room-tv');
    expect(deviceIdOf('x'.repeat(64), SESSION)).toBe('x'.repeat(64));
  });

  test.each([[null], [''], ['x'.repeat(65)], ['a b'], ['é'], ['a\u0000b']])(
    'is the session’s own if the client names %j',
    (named) => {
      expect(deviceIdOf(named, SESSION)).toBe(`session-${SESSION}`);
      expect(deviceIdOf(named, SESSION).length).toBeLessThanOrEqual(64);
    },
  );
});

describe('deviceLimitsOf', () => {
  const limits = { deviceLimit: 3, deviceDeleteLimit: 2 };

  test.each([
    [0, 0, 3, 2],
    [2, 1, 1, 1],
    [3, 2, 0, 0],
    [9, 5, 0, 0],
  ])('with %i devices and %i removals', (devices, removals, allowedDevices, remaining) => {
    expect(deviceLimitsOf({ devices, removals }, limits)).toEqual({
      allowedDevices,
      maxDeviceCount: 3,
      maxDeleteCount: 2,
      remainingDeleteCount: remaining,
    });
  });

  test('every missing number is zero', { tags: ['ENTITY-44'] }, () => {
    expect(content.deviceLimits.parse({})).toEqual({
      allowedDevices: 0,
      maxDeleteCount: 0,
      maxDeviceCount: 0,
      remainingDeleteCount: 0,
    });
  });
});
