import { useEffect, useState } from 'react';
import { useT } from '@kandil/ui/text/texts.tsx';
import { cx } from '@kandil/ui/cx.ts';

interface SpotlightDotsProps {
  titles: string[];
  current: number;
  running: boolean;
  onShow(index: number): void;
  /** Called when the current slide's time is over. */
  onElapsed(): void;
}

function useTabHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
}

/** Dots to choose a slide. The current dot fills; the end of its animation advances the carousel. */
export function SpotlightDots({ titles, current, running, onShow, onElapsed }: SpotlightDotsProps) {
  const t = useT();
  const hidden = useTabHidden();
  // The animation starts after hydration, not with the document.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <ul className="gutter relative -mt-3 mb-2 flex items-center gap-1 max-md:justify-center md:absolute md:end-0 md:bottom-1.5 md:m-0 lg:bottom-14">
      {titles.map((title, index) => (
        <li key={title}>
          <button
            type="button"
            aria-label={t('spotlight.show', { title })}
            aria-current={index === current ? 'true' : undefined}
            className="group/dot flex h-11 min-w-6 items-center justify-center"
            onClick={() => onShow(index)}
          >
            <span className="relative block h-2 w-2 overflow-hidden rounded-full bg-white/40 transition-all duration-300 group-aria-[current=true]/dot:w-9 group-aria-[current=true]/dot:bg-white/35">
              {alive && index === current && (
                <span
                  key={current}
                  className={cx(
                    'absolute inset-0 origin-left animate-spotlight rounded-full bg-gold motion-reduce:hidden rtl:origin-right',
                    (!running || hidden) && '[animation-play-state:paused]',
                  )}
                  onAnimationEnd={onElapsed}
                />
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
