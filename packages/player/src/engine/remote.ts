import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

/** `none`: no other screen is available, or the browser has no such API. */
export type RemoteState = 'none' | 'offered' | 'connecting' | 'connected';

/** Playback on another screen: AirPlay, or the browser's Remote Playback API. */
export type Remote = {
  readonly store: StoreApi<RemoteState>;
  /** Watches an element; returns the cleanup. */
  readonly connect: (video: HTMLVideoElement) => () => void;
  /** Opens the browser's list of screens, to connect, switch or disconnect. Needs a gesture. */
  readonly choose: () => void;
};

/** Safari's additions to, or replacements of, the standard. */
type AirPlayVideo = HTMLVideoElement & {
  webkitShowPlaybackTargetPicker?: () => void;
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
};
type AvailabilityEvent = Event & { readonly availability?: 'available' | 'not-available' };

/**
 * Media Source cannot be sent to another screen, so Safari needs the playlist itself as a second source (WebKit, "How
 * to use Media Source Extensions with AirPlay"). Our engine plays from `<source>` children only with a managed media
 * source, the kind that Safari allows to be handed over.
 */
export function offerPlaylist(video: HTMLVideoElement, playlist: string): void {
  const managed = video.querySelector('source[src^="blob:"]');
  const type = 'application/x-mpegURL';
  if (managed === null || video.querySelector(`source[type="${type}"]`) !== null) return;
  const source = document.createElement('source');
  source.type = type;
  source.src = new URL(playlist, document.baseURI).href;
  video.append(source);
  video.disableRemotePlayback = false;
}

function watchAirPlay(
  video: AirPlayVideo,
  say: (state: RemoteState) => void,
  signal: AbortSignal,
): void {
  let offered = false;
  const read = (): void => {
    if (video.webkitCurrentPlaybackTargetIsWireless) say('connected');
    else say(offered ? 'offered' : 'none');
  };
  video.addEventListener(
    'webkitplaybacktargetavailabilitychanged',
    (event: AvailabilityEvent) => {
      offered = event.availability === 'available';
      read();
    },
    { signal },
  );
  video.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', read, { signal });
}

function watchStandard(
  remote: RemotePlayback,
  say: (state: RemoteState) => void,
  signal: AbortSignal,
): void {
  let offered = false;
  const read = (): void => {
    if (remote.state === 'disconnected') say(offered ? 'offered' : 'none');
    else say(remote.state);
  };
  for (const name of ['connecting', 'connect', 'disconnect'])
    remote.addEventListener(name, read, { signal });
  const watching = remote.watchAvailability((available) => {
    offered = available;
    if (!signal.aborted) read();
  });
  // Rejected where the element disables remote playback, or the browser cannot watch for screens.
  watching.catch(() => undefined);
  signal.addEventListener('abort', () => {
    void watching.then((id) => remote.cancelWatchAvailability(id)).catch(() => undefined);
  });
}

export function createRemote(): Remote {
  const store = createStore<RemoteState>(() => 'none');
  let element: AirPlayVideo | null = null;
  const say = (state: RemoteState): void => store.setState(state, true);

  return {
    store,
    connect: (video: AirPlayVideo) => {
      const listening = new AbortController();
      element = video;
      if (video.webkitShowPlaybackTargetPicker !== undefined)
        watchAirPlay(video, say, listening.signal);
      // Only Safari has the first; not every browser has the second.
      else if ('remote' in video) watchStandard(video.remote, say, listening.signal);
      return () => {
        listening.abort();
        element = null;
        say('none');
      };
    },
    choose: () => {
      if (element?.webkitShowPlaybackTargetPicker !== undefined)
        element.webkitShowPlaybackTargetPicker();
      // Rejects when the viewer closes the list, which changes nothing.
      else element?.remote?.prompt().catch(() => undefined);
    },
  };
}
