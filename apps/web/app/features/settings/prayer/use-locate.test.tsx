import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Place } from '#app/domain/prayer/settings.ts';
import { useLocate } from './use-locate.ts';

const onPlace = vi.fn<(place: Place) => void>();
const ask = vi.fn<Geolocation['getCurrentPosition']>();

beforeEach(() => {
  onPlace.mockReset();
  ask.mockReset();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: ask },
  });
});
/** Asks for the place of the device. */
function located() {
  const { result } = renderHook(() => useLocate(onPlace));
  act(() => result.current.locate());
  return result;
}
const fail = (code: number) => act(() => ask.mock.lastCall?.[1]?.({ code } as never));

test('the place of the device is given once the browser has found it', () => {
  const result = located();
  expect(result.current).toMatchObject({ busy: true, failure: null });
  expect(onPlace).not.toHaveBeenCalled();
  act(() => ask.mock.lastCall?.[0]({ coords: { latitude: 41.01, longitude: 28.98 } } as never));
  expect(onPlace).toHaveBeenCalledOnce();
  expect(result.current).toMatchObject({ busy: false, failure: null });
});

test('a refusal differs from a failure, and asking again forgets it', () => {
  const result = located();
  fail(1);
  expect(result.current).toMatchObject({ busy: false, failure: 'prayer.locateDenied' });
  act(() => result.current.locate());
  expect(result.current).toMatchObject({ busy: true, failure: null });
  fail(3);
  expect(result.current).toMatchObject({ busy: false, failure: 'prayer.locateFailed' });
  // It may take a while, and a place of the last hour is good enough.
  expect(ask.mock.lastCall?.[2]).toEqual({ timeout: 20_000, maximumAge: 3_600_000 });
});

test('a browser that has no places says so at once', () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  expect(located().current).toMatchObject({ busy: false, failure: 'prayer.locateFailed' });
});
