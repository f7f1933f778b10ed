import { expect, test } from 'vitest';
import { popupAt } from './popup-host.tsx';

/** Those of the demo, as the specification names them. */
const POPUPS = [
  { code: 'promo', from: '2023-12-08', until: '2024-01-23' },
  { code: 'relief', from: '2023-02-09', until: '2023-02-27' },
];
const at = (time: string) => popupAt(POPUPS, Date.parse(time));

test.each([
  ['2023-12-07T23:59:59.999Z', null],
  ['2023-12-08T00:00:00.000Z', 'promo'],
  ['2024-01-01T12:00:00.000Z', 'promo'],
  ['2024-01-23T23:59:59.999Z', 'promo'],
  ['2024-01-24T00:00:00.000Z', null],
  // The days are those of UTC: it is the 24th in Istanbul already, and still the 23rd.
  ['2024-01-24T01:00:00+03:00', 'promo'],
])('the promo popup: %s %s', { tags: ['CAMPAIGN-17'] }, (time, popup) => {
  expect(at(time)).toBe(popup);
});

test.each([
  ['2023-02-08T23:59:59.999Z', null],
  ['2023-02-09T00:00:00.000Z', 'relief'],
  ['2023-02-27T23:59:59.999Z', 'relief'],
  ['2023-02-28T00:00:00.000Z', null],
])('the disaster-relief popup: %s %s', { tags: ['CAMPAIGN-18'] }, (time, popup) => {
  expect(at(time)).toBe(popup);
});
