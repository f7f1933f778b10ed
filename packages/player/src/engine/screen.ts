import type { Report } from '../store/port.ts';

/** On iPhone only the video element itself can go full screen. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };
type LockableOrientation = ScreenOrientation & {
  lock?: (orientation: 'landscape') => Promise<void>;
};

/** A refusal (no gesture, not allowed in this frame) changes nothing, which the viewer sees. */
const tolerate = (attempt: Promise<unknown> | undefined): void =>
  void attempt?.catch(() => undefined);

async function enterFullscreen(stage: HTMLElement, video: PhoneVideo): Promise<void> {
  if (typeof stage.requestFullscreen !== 'function') {
    video.webkitEnterFullscreen?.();
    return;
  }
  await stage.requestFullscreen({ navigationUI: 'hide' });
  await (screen.orientation as LockableOrientation).lock?.('landscape');
}

/** Toggles full screen of the whole stage, so that controls and subtitles stay visible. */
export function toggleFullscreen(stage: HTMLElement, video: HTMLVideoElement): void {
  tolerate(
    document.fullscreenElement === null ? enterFullscreen(stage, video) : document.exitFullscreen(),
  );
}

/** Whether the browser supports picture in picture. */
export const pipAvailable = (): boolean =>
  typeof document !== 'undefined' && document.pictureInPictureEnabled;

/** Toggles picture in picture. */
export function togglePip(video: HTMLVideoElement): void {
  if (!pipAvailable()) return;
  tolerate(
    document.pictureInPictureElement === null
      ? video.requestPictureInPicture()
      : document.exitPictureInPicture(),
  );
}

/** Reports full screen and picture in picture, however they were entered or left. */
export function watchScreen(
  stage: HTMLElement,
  video: HTMLVideoElement,
  report: Report,
  signal: AbortSignal,
): void {
  document.addEventListener(
    'fullscreenchange',
    () => report({ fullscreen: document.fullscreenElement === stage }),
    { signal },
  );
  video.addEventListener('enterpictureinpicture', () => report({ pip: true }), { signal });
  video.addEventListener('leavepictureinpicture', () => report({ pip: false }), { signal });
  video.addEventListener('webkitbeginfullscreen', () => report({ away: true }), { signal });
  video.addEventListener('webkitendfullscreen', () => report({ away: false }), { signal });
}
