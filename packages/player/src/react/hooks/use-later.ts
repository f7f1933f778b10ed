import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Loads a rarely used part of the controls on demand; null until then.
 * @param load must be a stable function
 * @param onFail called when it fails to load; the next use tries again
 */
export function useLater<Part extends object>(
  load: () => Promise<Part>,
  requested: boolean,
  onFail: () => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (requested) load().then(setPart, () => fail());
  }, [load, requested]);
  return requested ? part : null;
}
