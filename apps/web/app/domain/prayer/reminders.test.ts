import { describe, expect, test } from 'vitest';
import { nameOf, stepAt } from './reminders.ts';
import type { Moment } from './times.ts';

const MINUTE = 60_000;
const maghrib: Moment = { prayer: 'maghrib', day: '2026-11-24', at: 1000 * MINUTE };
const isha: Moment = { prayer: 'isha', day: '2026-11-24', at: 1090 * MINUTE };

const SITUATION: Parameters<typeof stepAt>[0] = {
  moments: [maghrib, isha],
  settings: { remind: true, minutes: 10, pause: true },
  now: 0,
  openedAt: 0,
  playing: 'nothing',
  visible: true,
  reminded: [],
  begun: [],
};
type Patch = Partial<typeof SITUATION>;
/** @param minute before (negative) or after Maghrib */
const step = (minute: number, patch: Patch = {}) =>
  stepAt({ ...SITUATION, now: maghrib.at + minute * MINUTE, ...patch });

describe('reminders', () => {
  test.each([
    [-11, null],
    [-10, 10],
    [-9.5, 10],
    // The machine slept, or the page was opened late: the minutes are those that are left.
    [-2.5, 3],
    [-0.1, 1],
    [0, null],
  ])('%d minutes before: says %s', (minute, minutes) => {
    expect(step(minute)).toEqual(minutes && { act: 'remind', moment: maghrib, minutes });
  });

  test('at the time of prayer, for two minutes, if the viewer chose that', () => {
    const settings = { remind: true, minutes: 0, pause: false } as const;
    expect([-1, 0, 1.9, 2].map((minute) => step(minute, { settings })?.act)).toEqual([
      undefined,
      'remind',
      'remind',
      undefined,
    ]);
  });

  test.each<[string, Patch]>([
    ['this device was reminded', { reminded: [nameOf(maghrib)] }],
    ['nobody sees the page', { visible: false }],
    ['they are off', { settings: { ...SITUATION.settings, remind: false } }],
  ])('none if %s', (_, patch) => expect(step(-5, patch)).toBeNull());
});

describe('at the beginning of a prayer', () => {
  const reminded = [nameOf(maghrib)];

  test('a video pauses, also in a hidden tab', () => {
    const patch = { playing: 'video', visible: false, reminded } as const;
    expect(step(0, patch)).toEqual({ act: 'pause', moment: maghrib });
    // The next episode began by itself meanwhile.
    expect(step(1.5, patch)).toEqual({ act: 'pause', moment: maghrib });
  });

  test('a channel goes on, with a notice', () => {
    const expected = { act: 'remind', moment: maghrib, minutes: 0 };
    expect(step(0, { playing: 'channel', reminded })).toEqual(expected);
  });

  test.each<[string, number, Patch]>([
    ['too early', -0.1, {}],
    ['too late: the machine slept', 2, {}],
    ['it paused before', 1, { begun: reminded }],
    ['the page was opened after it', 1, { openedAt: maghrib.at }],
    ['nothing plays', 0, { playing: 'nothing' }],
    ['the viewer did not ask for it', 0, { settings: { ...SITUATION.settings, pause: false } }],
  ])('nothing happens: %s', (_, minute, patch) =>
    expect(step(minute, { playing: 'video', reminded, ...patch })).toBeNull(),
  );
});
