import type { WatchEvent } from '@kandil/contract/watch';
import type { PlayerEvent } from '@kandil/player';
import { BEGINNING, type Position } from './reports.ts';

/** The player's state between two reports. */
export interface PlayerNow {
  at: Position;
  running: boolean;
  /** Counts as a concurrent stream, also while it is paused. */
  holdsLease: boolean;
}

export const notStarted = (): PlayerNow => ({ at: BEGINNING, running: false, holdsLease: false });

function set(player: PlayerNow, running: boolean, holdsLease: boolean): void {
  player.running = running;
  player.holdsLease = holdsLease;
}

/** Applies a player event. @returns the event to report to the service, if any */
export function applyEvent(player: PlayerNow, event: PlayerEvent): WatchEvent | null {
  player.at = { ...player.at, position: event.position, duration: event.duration };
  switch (event.type) {
    case 'start':
    case 'play':
      set(player, true, true);
      return null;
    case 'pause':
      player.running = false;
      return 'PAUSE';
    case 'seek':
      return 'SEEK';
    case 'end':
      set(player, false, false);
      return 'END';
    case 'next':
      if (!event.finished || !player.running) return null;
      set(player, false, false);
      return 'END';
    default:
      return null;
  }
}
