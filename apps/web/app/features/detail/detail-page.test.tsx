import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen } from '#app/data/analytics/track.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { TitleTile } from '#app/domain/title/title-tile.tsx';
import { tile } from '#app/testing/titles.ts';
import { DetailPage } from './detail-page.tsx';
import type { DetailData } from './load.ts';

const picture = { src: 'a.png', width: 472, height: 263, placeholder: 'data:,', color: '#000000' };
const season = { id: 5, code: 's1', title: 'Season 1', seasonIndex: 1, episodeCount: 2 };
const video = (id: number, title: string) => ({
  id,
  code: `nur-${id}`,
  type: 'EPISODE',
  title,
  seriesId: 1,
  seriesCode: 'nur',
  seriesTitle: 'Nur',
  seasonId: 5,
  seasonIndex: 1,
  videoIndex: id,
  seasonCount: 1,
  duration: 600,
  storyline: '',
  info: '',
  free: true,
  released: '2026-11-20',
  ageRating: '7+',
  image: picture,
  audioLanguages: [],
  subtitleTracks: [],
  subtitleLanguages: [],
  nextVideoId: null,
});
const DATA = {
  series: {
    id: 1,
    code: 'nur',
    title: 'Nur',
    kind: 'SERIES',
    badge: null,
    year: 2026,
    ageRating: '7+',
    genres: [],
    eyebrow: '',
    storyline: 'A light that stays.',
    kids: false,
    likedPercent: null,
    cast: [],
    audioLanguages: [],
    subtitleLanguages: [],
    image: picture,
    mobileImage: picture,
    describedLanguages: [],
    sdhLanguages: [],
    seasons: [season],
    firstVideoId: null,
    resume: null,
    finished: false,
    announced: null,
    until: null,
    inMyList: false,
    likesRate: 'NONE',
  },
  season,
  episodes: { items: [video(1, 'The Lamp')], totalCount: 2 },
  trailers: null,
  similar: null,
} as unknown as DetailData;

const VIDEO = { title: '', seasonIndex: 1, videoIndex: 2, duration: 600, free: false };
const TRAILERS = '/content/content/trailers';
const EPISODES = '/content/video/episodesOfSeason';
const tab = (name: string) => screen.getByRole('tab', { name });
const button = (name: string) => screen.getByRole('button', { name });
const isBusy = (name: string) => button(name).getAttribute('aria-busy') === 'true';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  forgetMemberData();
});

test(
  'each request of a title loads and fails independently: episodes, trailers, similar titles',
  { tags: ['STATE-40'] },
  async () => {
    const user = userEvent.setup();
    let answer: (trailers: object) => void = () => undefined;
    scriptNetwork({
      [EPISODES]: refused(503, 'UNAVAILABLE', 'No episodes today.'),
      [TRAILERS]: () => new Promise((resolve) => (answer = resolve)),
    });
    renderApp(<DetailPage {...DATA} />, { path: '/detail/nur' });
    await user.click(button('More episodes'));
    await screen.findByRole('alert');
    expect(screen.getByText(/The Lamp/)).toBeTruthy();

    await user.click(tab('Trailers'));
    await user.click(button('Try Again'));
    expect(isBusy('Try Again')).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(tab('Similar'));
    expect(isBusy('Try Again')).toBe(false);
    expect(screen.getByRole('alert')).toBeTruthy();

    answer({ data: null, ...refused(503, 'UNAVAILABLE', 'No trailers today.') });
    await user.click(tab('Trailers'));
    expect((await screen.findByRole('alert')).textContent).toContain('No trailers today.');
    expect(isBusy('Try Again')).toBe(false);
    await user.click(button('Try Again'));
    answer({ data: [video(9, 'First look')], meta: { totalCount: 1, offset: 0, limit: 25 } });
    await waitFor(() => expect(screen.getByText(/First look/)).toBeTruthy());
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(tab('Similar'));
    expect(screen.getByRole('alert')).toBeTruthy();
  },
);

test('a title watched to its end says so, and plays from the beginning', () => {
  const at = { lastUpdateTimestamp: '2026-11-20T10:00:00.000Z' };
  const watched = { ...video(2, 'The Oil'), ...at, lastSec: 571, finished: true };
  renderApp(
    <DetailPage
      {...DATA}
      series={{ ...DATA.series, finished: true, firstVideoId: 1 }}
      episodes={{ items: [{ ...watched, type: 'EPISODE' }], totalCount: 2 }}
    />,
    { path: '/detail/nur' },
  );
  const play = screen.getByRole('link', { name: 'Watch again' });
  expect(play.getAttribute('href')).toMatch(/\/watch\/1$/);
  const episode = screen.getByRole('listitem');
  expect(episode.textContent).toContain('Finished');
  expect(episode.querySelector('progress')?.value).toBe(600);
  expect(episode.querySelector('[aria-current]')).toBeNull();
});

test('what a title’s page knows of progress, other pages show', async () => {
  const picked = (id: number) => ({ ...tile(id), video: { ...VIDEO, id: 40 + id } });
  const place = { duration: 600, lastUpdateTimestamp: '2026-11-20T10:00:00Z' };
  const begun = { ...picked(2), progress: { ...place, videoId: 42, lastSec: 120 } };
  const data = { ...DATA, trailers: [], similar: [begun] } as unknown as DetailData;
  renderApp(
    <>
      <TitleTile tile={picked(2)} sizes="10rem" />
      <DetailPage {...data} />
    </>,
    { path: '/detail/nur', start: { account: ACCOUNT } },
  );
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /Title 2.*8 minutes left$/ })).toBeTruthy(),
  );
});

const SECOND = { ...season, id: 6, code: 's2', title: 'Season 2', seasonIndex: 2 };
const names = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);

test('a title has tabs for what it has; each season has its own address', async () => {
  const series = {
    ...DATA.series,
    describedLanguages: [],
    sdhLanguages: [],
    seasons: [season, SECOND],
    cast: [{ id: 3, name: 'Selin Kaya', role: 'Nur' }],
    genres: [{ id: 1, code: 'drama', title: 'Drama' }],
    audioLanguages: ['tr', 'ar'],
  };
  const events: object[] = [];
  const stop = listen((event) => events.push(event));
  const { router } = renderApp(
    <DetailPage {...DATA} series={series} trailers={[]} similar={[]} />,
    { path: '/detail/nur', start: { account: ACCOUNT } },
  );
  stop();
  expect(events).toEqual([{ name: 'content_view', seriesId: 1, code: 'nur' }]);
  expect(names()).toEqual(['Episodes', 'Cast']);
  fireEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
  expect(useModals.getState().modal).toMatchObject({ name: 'report', params: { title: 'Nur' } });
  fireEvent.click(tab('Cast'));
  const cast = screen.getByRole('tabpanel');
  const links = [...cast.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/search/Selin%20Kaya', '/genre/drama']);
  expect([...cast.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Genres',
    'Audio',
  ]);
  expect(cast.textContent).toContain('Turkish, Arabic');
  fireEvent.change(screen.getByRole('combobox', { name: 'Season' }), { target: { value: '6' } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/detail/nur/6'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('the season of a member is awaited where it depends on what they have seen', () => {
  const seen = (seasons: object[], path = '/detail/nur') => {
    const series = { ...DATA.series, seasons } as DetailData['series'];
    renderApp(<DetailPage {...DATA} series={series} />, { path, start: { sessionPending: true } });
    const isShown = screen.queryByText(/The Lamp/) !== null;
    cleanup();
    return isShown;
  };
  expect(seen([season, SECOND])).toBe(false);
  expect(seen([season])).toBe(true);
});

test('a film that has nothing more has no tabs; a season may have no episodes yet', () => {
  const nothing = { trailers: [], similar: [], episodes: { items: [], totalCount: 0 } };
  const series = { ...DATA.series, kind: 'FILM' as const, seasons: [] };
  renderApp(<DetailPage {...DATA} {...nothing} series={series} season={null} />);
  expect(names()).toEqual([]);
  expect(screen.queryByRole('combobox')).toBeNull();
  cleanup();
  renderApp(<DetailPage {...DATA} {...nothing} />);
  expect(screen.getByText('This season has no episodes yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More episodes' })).toBeNull();
});
