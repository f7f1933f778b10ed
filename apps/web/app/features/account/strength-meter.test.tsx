import { InEnglish, UI } from '#app/testing/app.tsx';
import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StrengthMeter } from './strength-meter.tsx';

/** How many of the bars are filled, of how many, and the words below. */
function meterOf(password: string): [filled: number, bars: number, words: string | undefined] {
  render(
    <InEnglish>
      <StrengthMeter password={password} known={['leyla']} />
    </InEnglish>,
  );
  const bars = [...document.querySelectorAll('[aria-hidden] > span')];
  const filled = bars.filter(({ className }) => !className.includes('bg-line')).length;
  const words = document.querySelector('p')?.textContent;
  cleanup();
  return [filled, bars.length, words];
}

test('the name of the service adds nothing', () => {
  expect(meterOf('kandil123')[0]).toBe(1);
  expect(meterOf('lampoil123')[0]).toBe(3);
});

test('the meter fills with the strength of a password, and says it', () => {
  expect(meterOf('')).toEqual([0, 4, UI['strength.advice']]);
  expect(meterOf('leyla')).toEqual([1, 4, UI['strength.weak']]);
  expect(meterOf('a lamp that lights seven quiet harbours')).toEqual([4, 4, UI['strength.strong']]);
});
