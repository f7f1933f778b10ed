import type { Data } from '@kandil/contract';
import type { SwitchName } from '@kandil/contract/control/settings';
import type { switches } from '@kandil/contract/internal';

/** What is switched at run time, as it is in force. */
export type SwitchStates = Omit<Data<typeof switches>, 'version'>;

export interface Switches {
  current(): SwitchStates;
  /** What is in force while no row says anything. */
  readonly defaults: SwitchStates;
  /** Whether a variable of this process decides. */
  isLocked(name: SwitchName): boolean;
  /** Takes over what is in force elsewhere; what a variable of this process decides stays. */
  put(states: SwitchStates): void;
}

export interface SwitchSettings {
  /** The values of variables, or their defaults. */
  avodEnabled: string;
  multiProfileEnabled: string;
  /** Switches whose variable is set. */
  lockedSwitches?: readonly SwitchName[];
}

/**
 * The switches as this process knows them. They are loaded at the start, and again within seconds of each change
 * (`apps/server/src/catalogue-watch.ts`).
 */
export function openSwitches(settings: SwitchSettings): Switches {
  const { avodEnabled, multiProfileEnabled, lockedSwitches = [] } = settings;
  const isLocked = (name: SwitchName) => lockedSwitches.includes(name);
  const own = { avodEnabled, multiProfileEnabled };
  const defaults: SwitchStates = { ...own, isRegistrationOpen: true, notice: null };
  let current = defaults;
  return {
    current: () => current,
    defaults,
    isLocked,
    put({ isRegistrationOpen, notice, ...given }) {
      current = {
        avodEnabled: isLocked('AVOD_ENABLED') ? avodEnabled : given.avodEnabled,
        multiProfileEnabled: isLocked('MULTI_PROFILE_ENABLED')
          ? multiProfileEnabled
          : given.multiProfileEnabled,
        isRegistrationOpen,
        notice,
      };
    },
  };
}
