import { type ReactNode, useEffect, useRef } from 'react';

interface ReachProps {
  onReach(): void;
  /** Placeholders of what is to load; the end is reached anywhere inside them. */
  children?: ReactNode;
}

/** Calls `onReach` each time the end of a list nears the viewport. */
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
