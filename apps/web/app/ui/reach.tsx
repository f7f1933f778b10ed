import { useEffect, useRef } from 'react';

/** Calls when the end of a list comes near the view, each time it does. */
export function Reach({ onReach }: { onReach(): void }) {
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
  return <div ref={ref} aria-hidden />;
}
