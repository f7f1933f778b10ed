import { useEffect, useState } from 'react';

/** A section has been reached once it stands above the line of sight, a fifth down the view. */
const ABOVE_THE_LINE = '1000000px 0px -80% 0px';

/** The id of the section that is being read: the last one reached, or the first before any is. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        }
        setCurrent(ids.findLast((id) => reached.has(id)) ?? ids[0]);
      },
      { rootMargin: ABOVE_THE_LINE },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
