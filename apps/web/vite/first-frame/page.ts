import { createMedia, openHead, prepareEngine, type HandedPlaylists } from '@kandil/player/engine';

const shownAfter = (video: HTMLVideoElement, from: number): Promise<number> =>
  new Promise((done) => video.requestVideoFrameCallback(() => done(performance.now() - from)));

function newVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto' });
  Object.assign(video.style, { width: '1280px', height: '720px' });
  document.body.append(video);
  return video;
}

/** Milliseconds from naming a plain file to its first picture. */
async function plain(url: string): Promise<number> {
  const video = newVideo();
  const from = performance.now();
  const shown = shownAfter(video, from);
  video.src = url;
  await video.play();
  return shown;
}

/** Milliseconds from the address and playlists that the player gets to its first picture; the engine is there. */
async function stream(url: string, playlists: HandedPlaylists): Promise<number> {
  await prepareEngine();
  const video = newVideo();
  const media = createMedia({ video, stage: document.body, report: () => undefined });
  const from = performance.now();
  const shown = shownAfter(video, from);
  const source = { url, type: 'hls', head: openHead(url, playlists, 0) } as const;
  media.open(source, { startAt: 0, quality: 'auto', audio: null, subtitles: null, play: true });
  return shown;
}

Object.assign(globalThis, { firstFrame: { plain, stream } });
