import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { TRAILER } from '#app/testing/titles.ts';
import type { Row, Spotlight } from './load.ts';
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
  seasonIndex: 1,
  videoIndex: 1,
});

/** Continue Watching, with the third episode of the first slide. */
const continued: Row = {
  id: 1,
  code: 'continue',
  title: 'Continue Watching',
  type: 'CONTINUE_WATCH',
  hasTrailer: false,
  totalCount: 1,
  videoResources: [
    {
      id: 1,
      code: 'title-1',
      kind: 'SERIES',
      title: 'Title 1',
      badge: null,
      horizontalPoster: picture,
      video: { id: 13, title: '', seasonIndex: 1, videoIndex: 3, duration: 600, free: false },
      progress: null,
    },
  ],
};

const carousel = () => screen.getByRole('region');
const clock = () => carousel().querySelector('.animate-spotlight');
const stands = () => clock()?.className.includes('animation-play-state:paused');
const list = () => screen.getByRole('button', { name: 'My List' });

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
/** The picture of a slide that is fetched, by its order in the document. */
const art = (at: number) => carousel().querySelectorAll('img[srcset]')[at];
const arrives = (at: number) =>
  act(async () => {
    const picture = art(at);
    if (!picture) throw new Error(`no picture ${at}`);
    fireEvent.load(picture);
  });
const swipe = () => {
  fireEvent.touchStart(carousel(), { touches: [{ clientX: 300, clientY: 200 }] });
  fireEvent.touchEnd(carousel(), { changedTouches: [{ clientX: 100, clientY: 200 }] });
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const turn = () => {
  const face = clock();
  if (!face) throw new Error('no clock');
  // Without AnimationEvent, as in jsdom, React listens to the event with a prefix.
  act(() => void face.dispatchEvent(new Event('webkitAnimationEnd', { bubbles: true })));
};

beforeEach(() => {
  vi.useFakeTimers();
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  forgetMemberData();
});

test('stays paused under the focus when the pointer leaves, and under the pointer after a blur', () => {
  renderApp(<SpotlightCarousel slides={[slide(1), slide(2)]} rows={[]} />);
  expect(stands()).toBe(false);
  act(() => list().focus());
  expect(stands()).toBe(true);
  act(() => list().blur());
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

test('a slide that is removed with the focus no longer pauses the carousel', async () => {
  renderApp(<SpotlightCarousel slides={[slide(1), slide(2)]} rows={[]} />);
  act(() => list().focus());
  expect(stands()).toBe(true);
  swipe();
  await arrives(1);
  expect(heading()).toBe('Title 2');
  expect(stands()).toBe(false);
});

test('the next picture is fetched ahead, and the change waits until it is decoded', async () => {
  let decoded = () => {};
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => (decoded = resolve));
  renderApp(<SpotlightCarousel slides={[slide(1), slide(2)]} rows={[]} />);
  await pass(1900);
  expect(art(1)).toBeUndefined();
  await pass(100);
  expect(art(1)).toBeTruthy();
  turn();
  await arrives(1);
  expect(heading()).toBe('Title 1');
  const isSeen = (at: number) => art(at)?.closest('.opacity-100') !== null;
  expect([isSeen(0), isSeen(1)]).toEqual([true, false]);
  await act(async () => decoded());
  expect(heading()).toBe('Title 2');
  expect([isSeen(0), isSeen(1)]).toEqual([false, true]);
});

test('a picture that never arrives does not stop the carousel', async () => {
  renderApp(<SpotlightCarousel slides={[slide(1), slide(2), slide(3)]} rows={[]} />);
  turn();
  await pass(3900);
  expect(heading()).toBe('Title 1');
  await pass(200);
  expect(heading()).toBe('Title 2');
});

test('a slide that is chosen waits a second at most', async () => {
  const slides = [slide(1), slide(2), slide(3)];
  renderApp(<SpotlightCarousel slides={slides} rows={[]} />);
  swipe();
  expect(heading()).toBe('Title 1');
  await pass(1000);
  expect(heading()).toBe('Title 2');
  const dot = (id: number) => screen.getByRole('button', { name: new RegExp(`Title ${id}$`) });
  expect([1, 2, 3].map((id) => dot(id).getAttribute('aria-current'))).toEqual([null, 'true', null]);
  // Its picture was shown already.
  fireEvent.click(dot(1));
  expect(heading()).toBe('Title 1');
  cleanup();
  renderApp(<SpotlightCarousel slides={slides} rows={[]} />, { language: 'ar' });
  swipe();
  await pass(1000);
  expect(heading()).toBe('Title 3');
});

test('a carousel in a hidden tab is paused; one slide has none', () => {
  const { unmount } = renderApp(<SpotlightCarousel slides={[slide(1), slide(2)]} rows={[]} />);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(stands()).toBe(true);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(stands()).toBe(false);
  unmount();
  renderApp(<SpotlightCarousel slides={[slide(1)]} rows={[]} />);
  expect(clock()).toBeNull();
});

test('a trailer plays for who wants it, stops the carousel, and can be paused', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  const calls: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void calls.push('pause'));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(
    async () => void calls.push('play'),
  );
  scriptNetwork({
    '/content/content/trailers': {
      data: [TRAILER],
      meta: { totalCount: 1, offset: 0, limit: 1 },
    },
    '/watch/content-access': () => new Promise(() => undefined),
  });
  const open = async (autoPreview: boolean) => {
    const userProfile = [{ id: 7, autoPreview }] as (typeof ACCOUNT)['userProfile'];
    renderApp(<SpotlightCarousel slides={[slide(1), slide(2)]} rows={[]} />, {
      start: { account: { ...ACCOUNT, userProfile }, profileId: 7 },
    });
    await act(() => vi.dynamicImportSettled());
    await pass(2100);
    return carousel().querySelector('video');
  };
  expect(await open(false)).toBeNull();
  cleanup();
  const trailer = await open(true);
  if (!trailer) throw new Error('no trailer');
  expect(stands()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Pause the trailer' })).toBeNull();
  fireEvent.playing(trailer);
  expect(stands()).toBe(true);
  calls.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Pause the trailer' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play the trailer' }));
  expect(calls).toEqual(['pause', 'play']);
  fireEvent.ended(trailer);
  expect(stands()).toBe(false);
  expect(carousel().querySelector('video')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause the trailer' })).toBeNull();
});

test('Play names the episode: the first one, or the one where the profile stopped; a film has none', () => {
  const play = (row: Row[] = [], more: Partial<Spotlight> = {}) => {
    cleanup();
    renderApp(<SpotlightCarousel slides={[{ ...slide(1), ...more }]} rows={row} />);
    return screen.getByRole('link', { name: /^(Play|Resume)/ });
  };
  expect(play().textContent).toBe('Play S1:E1');
  expect(play([], { kind: 'FILM', seasonIndex: null, videoIndex: null }).textContent).toBe('Play');
  expect(play().getAttribute('aria-label')).toBeNull();
  expect(play().querySelector('.invisible')).toBeNull();
  cleanup();
  // It may be another episode, once it is known who is here.
  renderApp(<SpotlightCarousel slides={[slide(1)]} rows={[]} />, {
    start: { sessionPending: true },
  });
  expect(screen.getByRole('link', { name: 'Play S1:E1' }).querySelector('.invisible')).toBeTruthy();
  const stopped = play([continued]);
  expect(stopped.textContent).toBe('Resume S1:E3');
  expect(stopped.getAttribute('href')).toBe('/watch/13');
});
