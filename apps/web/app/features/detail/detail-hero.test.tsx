import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { film } from '#app/testing/titles.ts';
import { DetailHero } from './detail-hero.tsx';
import type { Series } from './load.ts';

afterEach(() => {
  cleanup();
  forgetMemberData();
});

const MY_LIST = '/content/favoriteSeries/myList';
let next = 500;
beforeEach(() => void scriptNetwork({ [MY_LIST]: () => new Promise(() => undefined) }));

function open(over: Partial<Series> = {}, trailerId: number | null = null, stale?: boolean): void {
  const series = film({ id: (next += 1), ...over });
  renderApp(<DetailHero series={series} trailerId={trailerId} stale={stale} />, {
    start: { account: ACCOUNT },
  });
}
const link = (name: string) => document.querySelector(`[data-button="${name}"]`);
const resume = (lastSec: number) =>
  ({ videoId: 9, lastSec, duration: 600, seasonIndex: 1, videoIndex: 3 }) as Series['resume'];
const list = () => screen.getByRole('button', { name: /list/i });

test('a title that was not begun plays its first video; one without a video has no Play', () => {
  open();
  expect(link('play')?.getAttribute('href')).toBe('/watch/7');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nur');
  expect(document.querySelector('.eyebrow')).toBeNull();
  cleanup();
  open({ firstVideoId: null, eyebrow: 'New' });
  expect(link('play')).toBeNull();
  expect(document.querySelector('.eyebrow')?.textContent).toContain('New');
});

test('until it is known who is here, Play has its name but shows no text that may change', () => {
  const play = (start: object) => {
    renderApp(<DetailHero series={film()} trailerId={null} />, { start });
    const found = link('play');
    const shown = [found?.querySelector('.invisible') === null, found?.getAttribute('aria-label')];
    cleanup();
    return shown;
  };
  expect(play({ sessionPending: true })).toEqual([false, 'Play']);
  expect(play({ sessionPending: false })).toEqual([true, null]);
});

test('one that was begun goes on where the profile stopped; one that was seen plays again', () => {
  open({ resume: resume(150) });
  expect(link('play')?.getAttribute('href')).toBe('/watch/9');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('25%');
  cleanup();
  open({ finished: true });
  const again = link('play')?.textContent;
  cleanup();
  open();
  expect(link('play')?.textContent).not.toBe(again);
  cleanup();
  // It was begun again.
  open({ finished: true, resume: resume(150) });
  expect(link('play')?.textContent).not.toBe(again);
});

test('a title has its trailer, and says whether it is on the list, if that is known', () => {
  open({ inMyList: true }, 4);
  expect(link('trailer')?.getAttribute('href')).toBe('/watch/4');
  expect(list().getAttribute('aria-pressed')).toBe('true');
  cleanup();
  open({ inMyList: true }, null, true);
  expect(link('trailer')).toBeNull();
  expect(list().getAttribute('aria-pressed')).not.toBe('true');
});

test('a rating is shown as pressed', () => {
  open({ likesRate: 'LIKE' });
  const [like, dislike] = ['I like this', 'Not for me'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect([like, dislike].map((each) => each?.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ]);
  expect(like?.getAttribute('aria-disabled')).toBeNull();
});

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const dateIn = (days: number) =>
  new Date(Date.now() + days * DAY).toLocaleDateString('en-US', { dateStyle: 'long' });

test('an announced title says from when it can be watched, and does not play', () => {
  open({ firstVideoId: null, announced: { from: inDays(40) } });
  expect(screen.getByText(`From ${dateIn(40)}`)).toBeTruthy();
  expect(screen.getByText('Add it to My List, and find it there when it begins.')).toBeTruthy();
  expect([link('play'), list()]).toEqual([null, expect.anything()]);
  cleanup();
  open({ firstVideoId: null, announced: { from: null } });
  expect(screen.getByText('Coming soon')).toBeTruthy();
});

test('a title says when it leaves a month ahead', () => {
  open({ until: inDays(29) });
  expect(screen.getByText(`Leaves on ${dateIn(29)}`)).toBeTruthy();
  expect(link('play')).not.toBeNull();
  cleanup();
  open({ until: inDays(31) });
  expect(screen.queryByText(/^Leaves on/)).toBeNull();
});
