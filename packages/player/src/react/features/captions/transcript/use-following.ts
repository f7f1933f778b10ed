import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';

type FollowState = {
  readonly following: boolean;
  readonly follow: () => void;
  /** The viewer has scrolled away. */
  readonly leave: () => void;
};

const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Keeps the current line in the middle of the list until the viewer scrolls. A step to the next line is smooth; a jump
 * is not, because the lines in between have no layout yet.
 */
export function useFollowing(
  list: RefObject<HTMLElement | null>,
  current: number,
  searching: boolean,
): FollowState {
  const [following, setFollowing] = useState(true);
  const last = useRef(-1);

  useEffect(() => {
    const glides = current === last.current + 1 && !reducedMotion();
    last.current = current;
    if (!following || searching) return;
    list.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'center', behavior: glides ? 'smooth' : 'auto' });
  }, [list, current, following, searching]);

  return {
    following: following || searching,
    follow: useCallback(() => setFollowing(true), []),
    leave: useCallback(() => setFollowing(false), []),
  };
}
