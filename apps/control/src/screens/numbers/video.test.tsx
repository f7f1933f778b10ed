import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
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
