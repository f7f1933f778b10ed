import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';

/** `none`: no other screen is offered, or the browser knows of no such thing. */
export type RemoteState = 'none' | 'offered' | 'connecting' | 'connected';

/** The picture on another screen: AirPlay, or what the Remote Playback API of the browser finds. */
export type Remote = {
  readonly store: StoreApi<RemoteState>;
  /** Watches an element; returns the way to stop. */
  readonly connect: (video: HTMLVideoElement) => () => void;
  /** Opens the browser's own list of screens, to begin, to change or to stop. Needs a gesture. */
  readonly choose: () => void;
};

/** What Safari has beside, or in place of, the standard. */
type AirPlayVideo = HTMLVideoElement & {
  webkitShowPlaybackTargetPicker?: () => void;
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
};
type AvailabilityEvent = Event & { readonly availability?: 'available' | 'not-available' };

/**
 * Media Source cannot be sent to another screen, so Safari wants the playlist itself as a second source to hand
 * over (WebKit, "How to use Media Source Extensions with AirPlay"). The engine of ours plays from `<source>`
 * children only with the managed kind, which is the one that Safari lets be handed over.
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
  // Refused where the element may not be sent, or where the browser does not look for screens.
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
      // No browser but Safari has the first; not every browser has the second.
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
