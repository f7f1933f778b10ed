import type { Translate, UiKey } from '@kandil/i18n';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { Captions } from '#src/captions/captions.ts';
import type { CaptionState } from '#src/captions/state.ts';
import type { Remote } from '#src/engine/remote.ts';
import type { PlayerCore } from '#src/store/player.ts';
import type { PlayerState } from '#src/store/state.ts';
import type { LiveChannel, PlayerProps } from './props.ts';
import type { UiState, UiStore } from './ui-store.ts';

/** The context of all controls. */
export type PlayerParts = {
  readonly core: PlayerCore;
  readonly captions: Captions;
  readonly remote: Remote;
  readonly ui: UiStore;
  readonly t: Translate<UiKey>;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Desktop features: keyboard help, figures, picture in picture. */
  readonly extras: boolean;
  /** Offers the choices of the Scene Guard. */
  readonly sceneGuard: boolean;
  /** Set for a live channel. */
  readonly live: LiveChannel | undefined;
  /** Set where a problem can be reported. */
  readonly onReport?: PlayerProps['onReport'];
};

export const PlayerContext = createContext<PlayerParts | null>(null);

/** The controls' context; only below `<Player>`. */
export function usePlayer(): PlayerParts {
  const parts = useContext(PlayerContext);
  if (parts === null) throw new Error('A player control was used outside <Player>.');
  return parts;
}

/** Selects from the player's state; renders again only when the selected part changes. */
export const usePlayerState = <Part>(select: (state: PlayerState) => Part): Part =>
  useStore(usePlayer().core.store, select);

/** Selects from the controls' own state. */
export const useUiState = <Part>(select: (state: UiState) => Part): Part =>
  useStore(usePlayer().ui, select);

/** Selects from the state of the subtitle files. */
export const useCaptionState = <Part>(select: (state: CaptionState) => Part): Part =>
  useStore(usePlayer().captions.store, select);
