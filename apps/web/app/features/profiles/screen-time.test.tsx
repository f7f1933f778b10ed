import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { EditorPage } from './editor-page.tsx';

const child: Profile = {
  id: 3,
  profileId: 3,
  profileName: 'Elif',
  avatarId: 'cat',
  langCode: 'en',
  autoNextEpisode: true,
  autoPreview: true,
  audioDescription: false,
  subtitlesForDeaf: false,
  profileType: 'KIDS',
  isDefaultProfile: false,
  hasPin: true,
  screenTime: null,
  maxAge: null,
  hasAllowList: false,
};
const avatars = [
  { avatarId: 'cat', imageUrl: '/images/avatars/cat.webp', profileType: 'KIDS' as const },
];
const days = [
  { day: '2026-11-24', seconds: 2700 },
  { day: '2026-11-23', seconds: 600 },
];
const video = {
  id: 7,
  code: 'moon-1',
  type: 'FILM',
  title: 'The Moon',
  seriesId: null,
  seriesCode: null,
  seriesTitle: null,
  seasonId: null,
  seasonIndex: null,
  videoIndex: null,
  seasonCount: null,
  duration: 600,
  storyline: '',
  info: '',
  free: true,
  released: '2026-01-01',
  ageRating: '7+',
  image: { src: '/a.webp', width: 10, height: 10, placeholder: '', color: '#000000' },
  audioLanguages: [],
  subtitleLanguages: [],
  subtitleTracks: [],
  nextVideoId: null,
};

const EMPTY = {
  nothing: 'Nothing yet.',
  notCounted: 'The time is counted once a limit is set.',
};
const episode = { ...video, id: 8, title: 'The Lamp', seriesCode: 'nur', seriesTitle: 'Nur' };

function open(profile: Profile = child, watched = [video, episode], counted = days) {
  const sent = scriptNetwork({
    '/watch/screen-time': { data: { days: counted } },
    '/content/history': {
      data: watched.map((each) => ({ video: each, watchedAt: '2026-11-24T10:00:00.000Z' })),
      meta: { totalCount: watched.length, offset: 0, limit: 6 },
    },
    '/auth/auth/user-profile/3': ({ body }) => ({ data: { ...profile, ...body } }),
  });
  renderApp(<EditorPage editor={{ profile, avatars, free: [], profiles: [profile] }} />, {
    start: { account: { ...ACCOUNT, userProfile: [profile] }, profileId: 1 },
  });
  return sent;
}
const savedLimits = (sent: ReturnType<typeof open>) =>
  sent.findLast(({ method }) => method === 'POST')?.body['screenTime'];
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a grown-up limits a child’s day and hours', async () => {
  const sent = open();
  const choices = [...screen.getByLabelText<HTMLSelectElement>('Time each day').options];
  expect(choices.map(({ text }) => text)).toEqual([
    'No limit',
    '30 minutes',
    '45 minutes',
    '1 hour',
    '1 hour 30 minutes',
    '2 hours',
    '3 hours',
  ]);
  await userEvent.selectOptions(screen.getByLabelText('Time each day'), '90');
  await userEvent.click(screen.getByRole('switch', { name: /certain times/ }));
  const until = screen.getByLabelText('Until');
  await userEvent.clear(until);
  await userEvent.type(until, '06:30');
  await save();
  expect(await screen.findByText('Must be later than the start')).toBeTruthy();
  expect(savedLimits(sent)).toBeUndefined();
  await userEvent.clear(until);
  await userEvent.type(until, '19:30');
  await save();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const limits = { hours: { from: '07:00', until: '19:30' }, dailyMinutes: 90, zone: timeZone };
  await expect.poll(() => savedLimits(sent)).toEqual(limits);
});

test('limits are shown as saved, and can be taken away', async () => {
  const screenTime = { hours: { from: '08:00', until: '18:00' }, dailyMinutes: 50, zone: 'UTC' };
  const sent = open({ ...child, screenTime });
  expect(screen.getByLabelText<HTMLSelectElement>('Time each day').value).toBe('50');
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('08:00');
  await userEvent.selectOptions(screen.getByLabelText('Time each day'), 'No limit');
  await userEvent.click(screen.getByRole('switch', { name: /certain times/ }));
  await save();
  await expect.poll(() => savedLimits(sent)).toBeNull();
});

test('a grown-up sees what the child has watched, and not their own', async () => {
  const sent = open();
  expect(await screen.findByText('Tuesday')).toBeTruthy();
  expect(screen.getByText('45 minutes', { selector: 'dd' })).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'The Moon' });
  expect(link.pathname).toBe('/detail/moon-1');
  const asked = sent.filter(({ path }) => path === '/content/history');
  expect(asked.map(({ query }) => query)).toEqual([{ profileId: '3', limit: '6' }]);
  // An episode says of what it is, and leads there.
  const ofSeries = screen.getByRole<HTMLAnchorElement>('link', { name: /^Nur ·\s?The Lamp$/ });
  expect(ofSeries.pathname).toBe('/detail/nur');
});

test('a child who has watched nothing, or has no limits, has no empty lists', async () => {
  open(child, [], []);
  await screen.findByText(EMPTY.nothing);
  expect(screen.getByText(EMPTY.notCounted)).toBeTruthy();
  cleanup();
  open(child, [{ ...episode, title: 'Nur' }]);
  expect(await screen.findByRole('link', { name: 'Nur' })).toBeTruthy();
  for (const text of Object.values(EMPTY)) expect(screen.queryByText(text)).toBeNull();
});
