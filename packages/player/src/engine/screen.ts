import type { Report } from '../store/port.ts';

/** iPhone fills the screen with the video element alone. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };
type LockableOrientation = ScreenOrientation & {
  lock?: (orientation: 'landscape') => Promise<void>;
};

/** A refusal (no gesture, not allowed in this frame) leaves things as they are, which is the answer. */
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

/** Full screen or back. The whole stage goes, so that controls and subtitles come along. */
export function toggleFullscreen(stage: HTMLElement, video: HTMLVideoElement): void {
  tolerate(
    document.fullscreenElement === null ? enterFullscreen(stage, video) : document.exitFullscreen(),
  );
}

/** Whether the browser can lift the picture out of the page. */
export const pipAvailable = (): boolean =>
  typeof document !== 'undefined' && document.pictureInPictureEnabled;

/** Picture in picture or back. */
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
