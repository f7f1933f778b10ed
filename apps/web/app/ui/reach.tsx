import { type ReactNode, useEffect, useRef } from 'react';

interface ReachProps {
  onReach(): void;
  /** What stands for what is to come: whoever is anywhere in it has reached the end. */
  children?: ReactNode;
}

/** Calls when the end of a list comes near the view, each time it does. */
export function Reach({ onReach, children }: ReachProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onReach();
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onReach]);
  return (
    <div ref={ref} aria-hidden>
      {children}
    </div>
  );
}
