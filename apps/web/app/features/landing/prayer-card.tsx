import MoonStarIcon from 'lucide-react/icons/moon-star';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { Picture, type PictureSource } from '@kandil/ui/picture.tsx';
import { timeOfDay } from '@kandil/ui/text/format.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { MAKKAH_ZONE, type PrayerTime } from './load.ts';
import type { LandingText } from './texts/shape.ts';

interface PrayerCardProps {
  text: LandingText['prayer'];
  prayers: readonly PrayerTime[];
  picture: PictureSource | undefined;
}

/** Prayer times and iftar, with the times of today in Makkah; the visitor's own are one press away. */
export function PrayerCard({ text, prayers, picture }: PrayerCardProps) {
  return (
    <section className="rounded-sheet border-line bg-raised relative isolate grid gap-8 overflow-hidden border p-6 sm:p-9 lg:col-span-3 lg:grid-cols-2 lg:items-center lg:p-12">
      {picture && (
        <div className="absolute inset-0 -z-10 opacity-70" aria-hidden>
          <Picture picture={picture} alt="" sizes="100vw" className="size-full" />
          <span className="from-ground/95 via-ground/70 to-ground/30 absolute inset-0 ltr:bg-linear-to-r rtl:bg-linear-to-l" />
        </div>
      )}
      <div>
        <span className="bg-gold/15 text-gold flex size-12 items-center justify-center rounded-full">
          <MoonStarIcon className="size-6" aria-hidden />
        </span>
        <h3 className="display mt-5 text-2xl sm:text-3xl">{text.title}</h3>
        <p className="text-text/90 mt-3 max-w-md text-pretty">{text.text}</p>
        <ButtonLink to={paths.prayerTimes()} look="glass" className="mt-6">
          {text.link}
        </ButtonLink>
      </div>
      {prayers.length > 0 && <Times text={text} prayers={prayers} />}
    </section>
  );
}

function Times({ text, prayers }: Omit<PrayerCardProps, 'picture'>) {
  const { t, language } = useWords();
  return (
    <div className="bg-ground/75 border-line rounded-sheet border p-5 backdrop-blur-sm lg:ms-auto lg:w-full lg:max-w-md">
      <h4 className="text-muted text-sm font-medium">{text.place}</h4>
      <dl className="mt-2">
        {prayers.map(({ prayer, at }) => (
          <div
            key={prayer}
            className={cx(
              'border-line flex items-baseline gap-3 border-b py-2 last:border-b-0',
              prayer === 'maghrib' && 'text-gold font-semibold',
            )}
          >
            <dt className="flex-1">
              <span>{t(`prayer.${prayer}`)}</span>
              {prayer === 'maghrib' && <span className="text-sm font-medium"> · {text.iftar}</span>}
            </dt>
            <dd className="text-lg tabular-nums">
              <time dateTime={at}>{timeOfDay(at, language, MAKKAH_ZONE)}</time>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
