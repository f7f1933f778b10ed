import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of the controls that few people open: fetched when it is wanted, null until then.
 * @param load the same function for as long as the component lives
 * @param onFail it could not be had; the next time it is wanted it is tried again
 */
export function useLater<Part extends object>(
  load: () => Promise<Part>,
  wanted: boolean,
  onFail: () => void,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (wanted) load().then(setPart, () => fail());
  }, [load, wanted]);
  return wanted ? part : null;
}
