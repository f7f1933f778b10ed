import type { UiKey } from '@kandil/i18n';
import { useState } from 'react';
import { placeAround } from '#app/domain/prayer/place.ts';
import type { Place } from '#app/domain/prayer/settings.ts';

const TIMEOUT_MS = 20_000;
/** Geolocation API: the user, or a policy, refused. */
const DENIED = 1;

interface LocateState {
  locate(): void;
  busy: boolean;
  failure: UiKey | null;
}

/** Asks the browser for the device's location. It stays in the browser, rounded. */
export function useLocate(onPlace: (place: Place) => void): LocateState {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<UiKey | null>(null);
  const end = (why: UiKey | null) => {
    setBusy(false);
    setFailure(why);
  };
  const locate = () => {
    if (!('geolocation' in navigator)) return setFailure('prayer.locateFailed');
    setBusy(true);
    setFailure(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        end(null);
        onPlace(placeAround(coords));
      },
      ({ code }) => end(code === DENIED ? 'prayer.locateDenied' : 'prayer.locateFailed'),
      { timeout: TIMEOUT_MS, maximumAge: 3_600_000 },
    );
  };
  return { locate, busy, failure };
}
