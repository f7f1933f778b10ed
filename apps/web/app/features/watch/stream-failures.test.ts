// @vitest-environment jsdom
import type { PlayerError } from '@kandil/player';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFailureReport } from './stream-failures.ts';

const url = 'https://live.example/x.m3u8?key=secret';
const warn = vi.fn<(problem: Error) => void>();
const arrived = (type: string) =>
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn.mockReset());
  arrived('navigate');
});
afterEach(() => vi.unstubAllGlobals());

const printed = () => warn.mock.calls.map(([problem]) => problem.message);

test.each<[PlayerError, RegExp]>([
  [{ kind: 'network', reason: 'cors' }, /does not send Access-Control-Allow-Origin .*CORS/],
  [{ kind: 'network', reason: 'unreachable' }, /does not answer/],
  [{ kind: 'missing', reason: 'ended' }, /EXT-X-ENDLIST/],
  [{ kind: 'missing', status: 404 }, /HTTP 404/],
  [{ kind: 'media' }, /media/],
])('the operator reads once why a stream failed, without its key: %o', (error, why) => {
  const failed = createFailureReport();
  failed({ url, error });
  failed({ url, error });
  expect(printed()).toEqual([expect.stringMatching(why)]);
  expect(printed()[0]).toContain('https://live.example/x.m3u8 ');
  expect(printed()[0]).not.toContain('secret');
});

test('signed addresses of our own are never reported', () => {
  const own = '/media/1.k1.1700000000.hilal.abc.def/live/hilal/master.m3u8';
  createFailureReport()({ url: own, error: { kind: 'access', status: 403 } });
  expect(printed()).toEqual([]);
});

test('a page that is older than the catalogue is loaded again, once', () => {
  const reload = vi.fn<() => void>();
  const error = { kind: 'network', reason: 'policy' } as const;
  createFailureReport(reload)({ url, error });
  expect(reload).toHaveBeenCalledTimes(1);
  arrived('reload');
  createFailureReport(reload)({ url, error });
  expect(reload).toHaveBeenCalledTimes(1);
});
