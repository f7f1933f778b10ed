import { useEffect, useState } from 'react';

/** True once `condition` has been true for `ms` milliseconds without interruption. */
export function useAfter(condition: boolean, ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [condition, ms]);
  return condition && passed;
}
