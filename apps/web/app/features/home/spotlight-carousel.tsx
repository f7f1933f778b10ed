import { useState } from 'react';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { SpotlightArt } from '#app/domain/title/spotlight-art.tsx';
import { useClientState } from '#app/data/client/client-state.ts';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { savesData } from '#app/browser/device-traits.ts';
import { cx } from '@kandil/ui/cx.ts';
import type { Row, Spotlight } from './load.ts';
import { SpotlightDots } from './spotlight-dots.tsx';
import { SpotlightSlide } from './spotlight-slide.tsx';
import { useHeld } from './use-held.ts';
import { CHOSEN_MS, TURN_MS, useNextArt } from './use-next-art.ts';
import { useSwipe } from './use-swipe.ts';

/** The viewer's progress in a title, if it is in Continue Watching. */
function resumeOf(rows: readonly Row[], id: number) {
  return (
    rows
      .find((row) => row.type === 'CONTINUE_WATCH')
      ?.videoResources.find((tile) => tile.id === id) ?? null
  );
}

const loadTrailers = () => import('./spotlight-trailer.tsx');

/** Loads the trailer code if the profile wants trailers to play by themselves, and no data are saved. */
function useTrailers() {
  const { currentProfile } = useClientState();
  return useLazyModule(currentProfile?.autoPreview && !savesData() ? loadTrailers : null).code;
}

/**
 * The spotlight, one title at a time. It advances every 8 s, unless it is hovered or focused, its trailer plays, the
 * tab is hidden or the visitor prefers reduced motion.
 */
export function SpotlightCarousel({ slides, rows }: { slides: Spotlight[]; rows: Row[] }) {
  const t = useT();
  const { rtl } = useWords();
  const { current, isFirst, mounted, show, onReady } = useNextArt(slides.length);
  const { held, holders } = useHeld();

  const [trailer, setTrailer] = useState<'none' | 'playing' | 'paused'>('none');
  const code = useTrailers();

  const choose = (index: number) => show(index, CHOSEN_MS);
  const swipe = useSwipe((direction) => choose(current + (rtl ? -direction : direction)));
  const slide = slides[current];
  if (!slide) return null;

  return (
    <section
      aria-roledescription={t('spotlight.role')}
      aria-label={t('spotlight.label')}
      className="relative flex min-h-[min(168vw,86svh)] flex-col justify-end md:min-h-[max(30rem,min(47vw,88svh))]"
      {...holders}
      {...swipe}
    >
      <div className="absolute inset-x-0 top-0 max-md:aspect-3/4 md:-bottom-28">
        {slides.map((each, index) =>
          mounted.has(index) ? (
            <SpotlightArt
              key={each.id}
              image={each.image}
              mobileImage={each.mobileImage}
              first={index === 0}
              onReady={() => onReady(index)}
              className={cx(
                'transition-opacity duration-300 ease-out',
                index === current ? 'opacity-100' : 'opacity-0',
              )}
            >
              {code && index === current && (
                <code.SpotlightTrailer
                  titleId={each.id}
                  paused={trailer === 'paused'}
                  onPlaying={() => setTrailer('playing')}
                  onOver={() => setTrailer('none')}
                />
              )}
            </SpotlightArt>
          ) : null,
        )}
      </div>
      <SpotlightSlide
        key={slide.id}
        slide={slide}
        resume={resumeOf(rows, slide.id)}
        still={isFirst}
      />
      {code && trailer !== 'none' && (
        <code.TrailerSwitch
          paused={trailer === 'paused'}
          onPress={() => setTrailer(trailer === 'paused' ? 'playing' : 'paused')}
        />
      )}
      {slides.length > 1 && (
        <SpotlightDots
          titles={slides.map(({ title }) => title)}
          current={current}
          running={!held && trailer === 'none'}
          onShow={choose}
          onElapsed={() => show(current + 1, TURN_MS)}
        />
      )}
    </section>
  );
}
