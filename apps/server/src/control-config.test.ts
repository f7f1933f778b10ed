import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { checkRoles } from './start-checks.ts';

const at = (env: Record<string, string>) => {
  const { controlOrigin, controlPort } = readConfig(env);
  return [controlOrigin, controlPort];
};

describe('the control room', () => {
  test.each([
    [{}, [null, 3003]],
    [{ KANDIL_DEMO: 'true', PORT: '4000' }, ['http://localhost:4003', 4003]],
    [{ KANDIL_DEMO: 'true', PORT: '0' }, ['http://localhost:0', 0]],
    [{ CONTROL_ORIGIN: 'https://control.station.test/' }, ['https://control.station.test', 3003]],
    [{ CONTROL_ORIGIN: 'http://localhost:9', CONTROL_PORT: '9' }, ['http://localhost:9', 9]],
  ])('%o is at %o', (env, expected) => {
    expect(at(env as Record<string, string>)).toEqual(expected);
  });

  test.each([
    [{ CONTROL_ORIGIN: 'http://control.station.test' }, 'must begin with https://'],
    [
      { CONTROL_ORIGIN: 'https://station.test:8443', PUBLIC_ORIGIN: 'https://station.test' },
      'cookies ignore ports',
    ],
    [{ CONTROL_ORIGIN: 'https://control.station.test/room' }, 'it has a path'],
  ])('%o is refused: %s', (env, words) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(words);
  });

  test('its service has to be somewhere; without it nobody has to name the service', () => {
    const run = {
      KANDIL_RUN: 'web',
      SERVICE_URLS: 'auth content payment purchase watch notify partner'
        .split(' ')
        .map((name) => `${name}=http://10.0.0.5:3000`)
        .join(),
    };
    expect(() => checkRoles(readConfig(run))).not.toThrow();
    const withControl = { ...run, CONTROL_ORIGIN: 'https://control.station.test' };
    expect(() => checkRoles(readConfig(withControl))).toThrow('calls staff');
  });

  test('visitors have no address of the staff service', () => {
    expect(() => readConfig({ PUBLIC_SERVICE_URLS: 'staff=https://x.test' })).toThrow('staff=');
  });
});
