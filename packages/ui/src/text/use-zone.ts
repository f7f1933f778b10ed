import { useEffect, useState } from 'react';

/**
 * The time zone of dates: undefined is the viewer's. The server does not know it, so dates are in UTC until hydration.
 */
export function useZone(): string | undefined {
  const [zone, setZone] = useState<string | undefined>('UTC');
  useEffect(() => setZone(undefined), []);
  return zone;
}
