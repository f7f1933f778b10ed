import type { StoreApi } from 'zustand/vanilla';
import { actionBetween } from './actions.ts';
import { asksStill, attentive, begun, over } from './attention.ts';
import type { MediaPort } from './port.ts';
import { seekTo } from './features/seeking.ts';
import type { PlayerState } from './state.ts';

/** The player's automatic actions: skips, muted scenes, the next video. */
export type Autopilot = {
  /** Acts on the transition from one state to the next. */
  readonly step: (before: PlayerState) => void;
  /** Another video starts. */
  readonly begin: () => void;
  /** The viewer gave input. */
  readonly touch: () => void;
  /** The viewer answered that they are there. */
  readonly goOn: () => void;
};

/** Follows a store and the currently connected media. */
export function createAutopilot(
  store: StoreApi<PlayerState>,
  media: () => MediaPort | null,
): Autopilot {
  let attention = attentive;

  const leave = (): void => {
    attention = over(attention);
    if (!asksStill(attention)) {
      store.setState({ leaving: 'countdown' });
      return;
    }
    store.setState({ asksStill: true });
    media()?.pause();
  };
  const act = (before: PlayerState): void => {
    const now = store.getState();
    const action = actionBetween(before, now);
    if (action?.type === 'next') leave();
    if (action?.type !== 'skip') return;
    const { seekTarget = null } = seekTo(now, action.to);
    store.setState({ seekTarget, skipped: action.mark });
    if (seekTarget !== null) media()?.seek(seekTarget);
  };

  return {
    step: (before) => {
      const { hushed, volume, muted } = store.getState();
      if (hushed !== before.hushed) media()?.setVolume(volume, muted || hushed);
      act(before);
    },
    begin: () => {
      attention = begun(attention);
    },
    touch: () => {
      attention = attentive;
    },
    goOn: () => {
      attention = attentive;
      store.setState({ asksStill: false, leaving: 'viewer' });
    },
  };
}
