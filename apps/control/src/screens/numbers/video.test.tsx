import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openControl, self } from '#src/testing/app.tsx';
import { refused, scriptNetwork } from '#src/testing/network.ts';

const CALL = '/api/watch/staff/numbers/ends';
const shareAt = (percent: number): number | null => {
  if (percent === 95) return null;
  return percent < 50 ? 100 - percent : 40;
};
const ENDS = {
  title: 'Lantern',
  part: 'The harbour',
  seconds: 2400,
  marks: [
    { kind: 'INTRO', from: 0, to: 60 },
    { kind: 'CREDITS', from: 2300, to: 2400 },
  ],
  starts: 120,
  points: Array.from({ length: 21 }, (_, step) => ({
    percent: step * 5,
    share: shareAt(step * 5),
  })),
};
const open = (ends: object, path = '/numbers/videos/7') => {
  const sent = scriptNetwork({ '/me': { data: self('editor') }, [CALL]: ends });
  return { ...openControl(path), sent };
};

test('shows how far viewers came, as a chart and a table with the marks', async () => {
  const { sent } = open({ data: ENDS });
  await screen.findByRole('heading', { name: 'Lantern', level: 1 });
  expect(sent.at(-1)?.body).toEqual({ videoId: 7 });
  expect(screen.getByRole('img', { name: /^Still watching: 21 points/v })).toBeDefined();
  expect(document.body.textContent).toContain('Some points are hidden');
  await userEvent.click(screen.getByRole('button', { name: 'Show as table: Still watching' }));
  const rows = within(screen.getByRole('table', { name: 'Still watching' })).getAllByRole('row');
  expect([0, 1, 2, 20, 21].map((row) => rows[row]?.textContent)).toEqual([
    'PositionOf the videoPartStill watching',
    '0:000%Intro100%',
    '2:005%95%',
    '38:0095%CreditsHidden',
    '40:00100%40%',
  ]);
});

test('the chart reads the point under the pointer, and names of parts are not on one another', async () => {
  open({ data: { ...ENDS, marks: [...ENDS.marks, { kind: 'RECAP', from: 60, to: 120 }] } });
  const chart = await screen.findByRole('img', { name: /^Still watching/v });
  vi.spyOn(chart, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 200));
  const readAt = (clientX: number) => {
    fireEvent.pointerMove(chart, { clientX });
    return chart.previousElementSibling?.textContent;
  };
  expect([0, 140, 330, 490, 900].map(readAt)).toEqual([
    '100%0:00: 100%',
    '100%4:00: 90%',
    '100%24:00: 40%',
    '100%40:00: 40%',
    '100%40:00: 40%',
  ]);
  fireEvent.pointerLeave(chart);
  expect(chart.previousElementSibling?.textContent).toBe('100%');
  const placeOf = (name: string) => screen.getByText(name).style.cssText;
  expect(['Intro', 'Recap', 'Credits'].map(placeOf)).toEqual([
    'bottom: 2px; inset-inline-start: 0%;',
    'bottom: 18px; inset-inline-start: 2.5%;',
    'bottom: 2px; inset-inline-end: 0%;',
  ]);
  const bars = [...chart.querySelectorAll<HTMLElement>('[style*=width]')];
  expect(bars.map(({ style }) => [style.insetInlineStart, Number.parseFloat(style.width)])).toEqual(
    [
      ['0%', 2.5],
      ['95.8333%', 4.16667],
      ['2.5%', 2.5],
    ],
  );
});

test('says so where there are too few viewings', async () => {
  open({ data: { ...ENDS, starts: null, points: [] } });
  expect(await screen.findByText('Fewer than 5 viewings so far')).toBeDefined();
});

test('goes without names and times while the catalogue is away', async () => {
  open({ data: { ...ENDS, title: null, part: null, seconds: null, marks: [] } });
  await screen.findByRole('heading', { name: 'Video', level: 1 });
  await userEvent.click(await screen.findByRole('button', { name: /^Show as table/v }));
  expect(screen.getByRole('row', { name: 'Not known 5% 95%' })).toBeDefined();
});

test.each([
  ['/numbers/videos/7', refused(404, 'NOT_FOUND')],
  ['/numbers/videos/lantern', { data: ENDS }],
])('%s may be no video', async (path, answer) => {
  open(answer, path);
  expect(await screen.findByText('There is no such video')).toBeDefined();
});
