import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useStore } from 'zustand/react';
import type { Remote } from '#src/engine/remote.ts';
import { offerPlaylist } from '#src/engine/remote.ts';
import { Button } from '#src/react/ui/button.tsx';
import { usePlayer } from '#src/react/context.ts';
import { CastIcon } from '#src/react/ui/icons.tsx';
import type { PlayerProps } from '#src/react/props.ts';

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
  const { remote, t } = usePlayer();
  const state = useStore(remote.store);
  if (state === 'none') return null;
  const words = {
    offered: t('captions.cast'),
    connecting: t('captions.castConnecting'),
    connected: t('captions.castConnected'),
  }[state];
  return (
    <Button label={words} className={state === 'offered' ? '' : 'kp-lit'} onClick={remote.choose}>
      <CastIcon />
    </Button>
  );
}

/** Replaces the picture while it plays on another screen. */
export function RemoteNotice() {
  const { remote, t } = usePlayer();
  const state = useStore(remote.store);
  if (state === 'none' || state === 'offered') return null;
  return (
    <output className="kp-remote" data-state={state}>
      <CastIcon />
      {state === 'connecting' ? t('captions.castConnecting') : t('captions.castConnected')}
    </output>
  );
}
