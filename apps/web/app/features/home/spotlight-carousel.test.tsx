import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { renderApp } from '#app/testing/app.tsx';
import type { Spotlight } from './load.ts';
import { SpotlightCarousel } from './spotlight-carousel.tsx';

const picture = {
  src: 'art.jpg',
  width: 1920,
  height: 1080,
  placeholder: 'data:,',
  color: '#000000',
};
const slide = (id: number): Spotlight => ({
  id,
  code: `title-${id}`,
  kind: 'SERIES',
  title: `Title ${id}`,
  eyebrow: 'New',
  storyline: 'A story.',
  year: 2026,
  ageRating: '7+',
  seasonCount: 1,
  likedPercent: null,
  genres: [],
  audioLanguages: [],
  subtitleLanguages: [],
  image: picture,
  mobileImage: picture,
  videoId: 10 + id,
});

const carousel = () => screen.getByRole('region', { name: 'Featured today' });
const clock = () => carousel().querySelector('.animate-spotlight');
const stands = () => clock()?.className.includes('animation-play-state:paused');
const list = () => screen.getByRole('button', { name: 'My List' });

afterEach(() => {
  cleanup();
  forgetMemberData();
});

test('stays paused under the focus when the pointer leaves, and under the pointer after a blur', () => {
  renderApp(<SpotlightCarousel slides={[slide(1), slide(2)]} rows={[]} />);
  expect(stands()).toBe(false);
  act(() => list().focus());
  fireEvent.pointerEnter(carousel());
  fireEvent.pointerLeave(carousel());
  expect(stands()).toBe(true);
  fireEvent.pointerEnter(carousel());
  act(() => list().blur());
  expect(stands()).toBe(true);
  fireEvent.pointerLeave(carousel());
  expect(stands()).toBe(false);
});

test('a slide that is removed with the focus no longer pauses the carousel', () => {
  renderApp(<SpotlightCarousel slides={[slide(1), slide(2)]} rows={[]} />);
  act(() => list().focus());
  expect(stands()).toBe(true);
  fireEvent.touchStart(carousel(), { touches: [{ clientX: 300, clientY: 200 }] });
  fireEvent.touchEnd(carousel(), { changedTouches: [{ clientX: 100, clientY: 200 }] });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Title 2');
  expect(stands()).toBe(false);
});
