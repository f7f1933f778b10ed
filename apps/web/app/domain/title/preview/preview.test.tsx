import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { scriptNetwork, type SentRequest } from '#app/testing/network.ts';
import { film } from '#app/testing/titles.ts';
import { PreviewCard } from './preview-card.tsx';
import { Previews } from './previews.tsx';
import { TrailerVideo } from './trailer-video.tsx';

const ACCESS = '/watch/content-access';
const denied = {
  data: {
    access: 'LOGIN',
    warning: null,
    reason: null,
    playback: null,
    planLimit: null,
    screenTime: null,
    nextRequestAfter: 30,
    streams: null,
  },
};
let hovers = true;

beforeEach(() => {
  hovers = true;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: hovers && query.includes('hover') }));
});
const item = () => {
  const element = document.createElement('li');
  element.innerHTML = '<img srcset="a.png">';
  return element;
};
const MEMBER = { account: ACCOUNT };

test('a card plays, saves and opens its title; a title that was begun goes on', () => {
  const onLeave = vi.fn<() => void>();
  const { unmount } = renderApp(
    <PreviewCard item={item()} series={film()} trailerId={null} onLeave={onLeave} />,
    { start: MEMBER },
  );
  expect(screen.getByRole('group', { name: /Nur/ })).toBeTruthy();
  const play = screen.getByRole('link', { name: /^Play/ });
  expect(play.getAttribute('href')).toBe('/watch/7');
  fireEvent.click(play);
  expect(onLeave).toHaveBeenCalledOnce();
  const [save, like] = screen.getAllByRole('button');
  expect(save?.getAttribute('aria-pressed')).toBe('false');
  expect(save?.querySelector('.lucide-plus')).not.toBeNull();
  expect(like?.getAttribute('aria-pressed')).toBe('false');
  unmount();
  renderApp(
    <PreviewCard
      item={item()}
      series={film({
        id: 2,
        resume: { videoId: 9 } as NonNullable<ReturnType<typeof film>['resume']>,
        inMyList: true,
        likesRate: 'LIKE',
      })}
      trailerId={null}
      onLeave={onLeave}
    />,
    { start: MEMBER },
  );
  expect(screen.getByRole('link', { name: /^Play/ }).getAttribute('href')).toBe('/watch/9');
  const [saved, liked] = screen.getAllByRole('button');
  expect(saved?.getAttribute('aria-pressed')).toBe('true');
  expect(saved?.querySelector('.lucide-check')).not.toBeNull();
  expect(liked?.getAttribute('aria-pressed')).toBe('true');
});

test('a title without a video has no Play; a trailer plays unless the profile has it off', () => {
  const card = (autoPreview: boolean) =>
    renderApp(
      <PreviewCard
        item={item()}
        series={film({ firstVideoId: null })}
        trailerId={3}
        onLeave={() => undefined}
      />,
      {
        start: {
          account: { ...ACCOUNT, userProfile: [{ id: 4, autoPreview } as never] },
          profileId: 4,
        },
      },
    );
  scriptNetwork({ [ACCESS]: denied });
  card(true);
  expect(screen.queryByRole('link', { name: /^Play/ })).toBeNull();
  expect(document.querySelector('video')).not.toBeNull();
  cleanup();
  card(false);
  expect(document.querySelector('video')).toBeNull();
});

test('a trailer that may not be watched, or whose address fails, is over', async () => {
  const over = vi.fn<() => void>();
  const sent: SentRequest[] = scriptNetwork({ [ACCESS]: denied });
  renderApp(<TrailerVideo videoId={3} onOver={over} />);
  await waitFor(() => expect(over).toHaveBeenCalledOnce());
  expect(sent[0]?.body).toMatchObject({ videoId: 3, event: 'START' });
  cleanup();
  scriptNetwork({ [ACCESS]: 'offline' });
  renderApp(<TrailerVideo videoId={4} onOver={over} />);
  await waitFor(() => expect(over).toHaveBeenCalledTimes(2));
});

test('a trailer is seen from its first frame to its end, and pauses', async () => {
  scriptNetwork({ [ACCESS]: () => new Promise(() => undefined) });
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const [playing, over] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const video = (paused: boolean) => (
    <TrailerVideo videoId={3} paused={paused} onPlaying={playing} onOver={over} />
  );
  renderApp(video(false));
  const element = document.querySelector('video') as HTMLVideoElement;
  expect(element.muted).toBe(true);
  expect(element.tabIndex).toBe(-1);
  const isHidden = () => element.className.includes('opacity-0');
  expect(isHidden()).toBe(true);
  expect(play).not.toHaveBeenCalled();
  fireEvent.playing(element);
  expect(isHidden()).toBe(false);
  expect(playing).toHaveBeenCalledOnce();
  expect(play).toHaveBeenCalledOnce();
  fireEvent.ended(element);
  expect(isHidden()).toBe(true);
  expect(over).toHaveBeenCalledOnce();
  cleanup();
  renderApp(video(true));
  expect(pause).not.toHaveBeenCalled();
  fireEvent.playing(document.querySelector('video') as HTMLVideoElement);
  expect(pause).toHaveBeenCalledOnce();
});

test('the code of previews comes with the first movement of a mouse, and never without one', async () => {
  scriptNetwork({ '/content/series/findById': { data: film() } });
  const page = (
    <ul>
      <li data-preview="nur" data-testid="tile">
        <b>Nur</b>
      </li>
      <Previews />
    </ul>
  );
  const hover = () =>
    fireEvent(
      screen.getByTestId('tile'),
      Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
    );
  hovers = false;
  renderApp(page);
  fireEvent.pointerMove(document);
  await act(async () => void (await import('./preview-host.tsx')));
  hover();
  expect(screen.queryByRole('group')).toBeNull();
  cleanup();
  hovers = true;
  renderApp(page);
  fireEvent.pointerMove(document);
  await act(async () => void (await import('./preview-host.tsx')));
  hover();
  expect(await screen.findByRole('group', { name: /Nur/ })).toBeTruthy();
});
