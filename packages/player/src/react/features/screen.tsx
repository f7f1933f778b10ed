import { pipAvailable } from '#src/engine/screen.ts';
import { shortcutOf } from '#src/react/commands.ts';
import type { PlayerParts } from '#src/react/context.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { Button } from '#src/react/ui/button.tsx';
import { FullscreenExitIcon, FullscreenIcon, PipIcon } from '#src/react/ui/icons.tsx';

/** Full screen. */
export function FullscreenButton() {
  const { core, t } = usePlayer();
  const fullscreen = usePlayerState((state) => state.fullscreen);
  return (
    <Button
      label={fullscreen ? t('player.fullscreenExit') : t('player.fullscreen')}
      shortcut={shortcutOf('fullscreen')}
      onClick={core.toggleFullscreen}
    >
      {fullscreen ? <FullscreenExitIcon /> : <FullscreenIcon />}
    </Button>
  );
}

/** Picture in picture, where the browser has it. */
export function PipButton() {
  const { core, t, extras } = usePlayer();
  const pip = usePlayerState((state) => state.pip);
  if (!extras || !pipAvailable()) return null;
  return (
    <Button
      label={pip ? t('player.pipExit') : t('player.pip')}
      shortcut={shortcutOf('pip')}
      className={`kp-wide ${pip ? 'kp-lit' : ''}`}
      onClick={core.togglePip}
    >
      <PipIcon />
    </Button>
  );
}

export function togglePip({ core, extras }: PlayerParts): void {
  if (extras) core.togglePip();
}
