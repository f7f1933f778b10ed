import { Button } from './button.tsx';
import { usePlayer, usePlayerState } from '../context.ts';
import { PauseIcon, PlayIcon, ReplayIcon } from '../icons.tsx';

const faces = { play: PlayIcon, pause: PauseIcon, replay: ReplayIcon } as const;

/** Play, pause or replay, by state. */
export function PlayButton({ className = '' }: { readonly className?: string }) {
  const { core, labels } = usePlayer();
  const ended = usePlayerState((state) => state.ended);
  const paused = usePlayerState((state) => state.paused);
  const pressing = paused ? 'play' : 'pause';
  const does = ended ? 'replay' : pressing;
  const Face = faces[does];
  return (
    <Button label={labels[does]} shortcut="K" className={className} onClick={core.togglePlay}>
      <Face />
    </Button>
  );
}
