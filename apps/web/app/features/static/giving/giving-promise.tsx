import { cx } from '#app/ui/cx.ts';
import type { GivingText } from '../texts/tree.ts';

const DROP = 'M12 2.5c3.6 4.4 6 7.6 6 11a6 6 0 0 1-12 0c0-3.4 2.4-6.6 6-11z';
const FORTY = Array.from({ length: 40 }, (_, at) => at);
/** Index of the one filled drop of forty: the last in reading direction. */
const GIVEN = FORTY.length - 1;

/** The share in words, and as one drop of forty. */
export function GivingPromise({ figure, fraction, statement, detail }: GivingText['promise']) {
  return (
    <section className="rounded-sheet border-line bg-raised/70 grid items-center gap-10 border p-6 sm:p-10 lg:grid-cols-[1fr_auto] lg:gap-16 lg:p-14">
      <div>
        <p className="display text-gold flex flex-wrap items-baseline gap-x-5" aria-hidden>
          <span className="text-6xl sm:text-8xl">{figure}</span>
          <span className="text-muted text-2xl sm:text-3xl">{fraction}</span>
        </p>
        <p className="mt-5 max-w-2xl text-xl leading-relaxed sm:text-2xl">{statement}</p>
        <p className="text-muted mt-3 max-w-2xl">{detail}</p>
      </div>
      <div className="grid w-fit grid-cols-10 gap-1.5 sm:gap-2.5" aria-hidden>
        {FORTY.map((each) => (
          <svg
            key={each}
            viewBox="0 0 24 24"
            className={cx('size-6 sm:size-8', each === GIVEN ? 'fill-turquoise' : 'fill-edge')}
          >
            <path d={DROP} />
          </svg>
        ))}
      </div>
    </section>
  );
}
