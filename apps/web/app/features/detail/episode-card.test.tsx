import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { renderApp } from '#app/testing/app.tsx';
import { PICTURE } from '#app/testing/titles.ts';
import { EpisodeCard } from './episode-card.tsx';
import type { Video } from './load.ts';

let next = 100;
const video = (over: Partial<Video> = {}): Video =>
  ({
    id: (next += 1),
    title: 'The Lamp',
    videoIndex: 3,
    duration: 1200,
    storyline: 'A light that stays.',
    free: false,
    image: PICTURE,
    ...over,
  }) as Video;
/** A position, as the services put it into a video. */
const at = (lastSec: number) => ({
  lastSec,
  lastUpdateTimestamp: '2026-11-20T12:00:00.000Z',
  finished: false,
});
afterEach(() => {
  cleanup();
  forgetMemberData();
});

function open(over: Partial<Video> = {}, current = false): HTMLElement {
  renderApp(<EpisodeCard video={video(over)} current={current} />);
  return screen.getByRole('link');
}
const bar = () => screen.queryByRole('progressbar');

test('an episode that was not begun says how long it is', () => {
  const card = open();
  expect(card.getAttribute('href')).toMatch(/^\/watch\/\d+$/);
  expect(card.textContent).toMatch(/3.*The Lamp/);
  expect(card.textContent).toContain('20 min');
  expect(card.textContent).not.toContain('left');
  expect(card.getAttribute('aria-current')).toBeNull();
  expect(bar()).toBeNull();
});

test('one that was begun says how much is left', () => {
  const card = open(at(300), true);
  expect(card.textContent).toContain('15 min left');
  expect(card.getAttribute('aria-current')).toBe('true');
  expect(bar()?.getAttribute('aria-valuetext')).toBe('25%');
});

test('one that was watched to its end says that', () => {
  const card = open({ ...at(1190), finished: true });
  expect(card.textContent).not.toContain('left');
  expect(bar()?.getAttribute('aria-valuetext')).toBe('100%');
});

test('a trailer has no number, and what is free says so', () => {
  expect(open({ videoIndex: null }).textContent).not.toContain('3');
  cleanup();
  const paid = open().textContent;
  cleanup();
  expect(open({ free: true }).textContent?.length).toBeGreaterThan(paid?.length ?? 0);
});
