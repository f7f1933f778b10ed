import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useStore } from 'zustand/react';
import type { Remote } from '#src/engine/remote.ts';
import { offerPlaylist } from '#src/engine/remote.ts';
import { Button } from './button.tsx';
import { usePlayer } from '../context.ts';
import { CastIcon } from '../icons.tsx';
import type { PlayerProps } from '../props.ts';

/** Watches for other screens while the player is mounted, and gives Safari its AirPlay source. */
export function useRemote(
  remote: Remote,
  video: RefObject<HTMLVideoElement | null>,
  source: PlayerProps['source'],
): void {
  const playlist = source?.type === 'hls' ? source.url : null;
  useEffect(() => {
    const element = video.current;
    return element === null ? undefined : remote.connect(element);
  }, [remote, video]);
  useEffect(() => {
    const element = video.current;
    if (element === null || playlist === null) return undefined;
    const offer = (): void => offerPlaylist(element, playlist);
    element.addEventListener('loadedmetadata', offer);
    return () => element.removeEventListener('loadedmetadata', offer);
  }, [video, playlist]);
}

/** Opens the list of screens; hidden where the browser offers none. */
export function RemoteButton() {
  const { remote, labels } = usePlayer();
  const state = useStore(remote.store);
  if (state === 'none') return null;
  const words = {
    offered: labels.captions.cast,
    connecting: labels.captions.castConnecting,
    connected: labels.captions.castConnected,
  }[state];
  return (
    <Button label={words} className={state === 'offered' ? '' : 'kp-lit'} onClick={remote.choose}>
      <CastIcon />
    </Button>
  );
}

/** Replaces the picture while it plays on another screen. */
export function RemoteNotice() {
  const { remote, labels } = usePlayer();
  const state = useStore(remote.store);
  if (state === 'none' || state === 'offered') return null;
  const { castConnecting, castConnected } = labels.captions;
  return (
    <output className="kp-remote" data-state={state}>
      <CastIcon />
      {state === 'connecting' ? castConnecting : castConnected}
    </output>
  );
}
