import { useEffect, useState } from 'react';

/** The band of the view, below the header, in which a section counts as the one that is read. */
const READING_BAND = '-112px 0px -65% 0px';

/** The id of the section that is being read; the first one until the page is scrolled. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        const first = ids.find((id) => inBand.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: READING_BAND },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
