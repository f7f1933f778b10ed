import ClockIcon from 'lucide-react/icons/clock';
import { durationWords, timeOfDay } from '@kandil/ui/text/format.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';

/** Hours between which the drawn child may watch, with their places on a bar from 8 to 22. */
const MAY = [
  { hour: 16, className: 'start-[57%]' },
  { hour: 19, className: 'start-[78%]' },
] as const;
const timeAt = (hour: number, language: string) =>
  timeOfDay(new Date(Date.UTC(2026, 0, 1, hour)).toISOString(), language, 'UTC');

/** The day of a child as a bar: when they may watch, and how much is left. */
export function ViewingHours() {
  const { t, language } = useWords();
  return (
    <div className="from-lifted to-raised flex aspect-video flex-col justify-center gap-3 bg-linear-to-br px-7">
      <p className="flex items-center gap-2.5 font-semibold">
        <ClockIcon className="text-turquoise size-5" aria-hidden />
        {t('time.left', { time: durationWords(45 * 60, language) })}
      </p>
      <div className="bg-ground h-4 overflow-hidden rounded-full">
        <div className="bg-turquoise/35 ms-[57%] h-full w-[21%] rounded-full">
          <div className="bg-turquoise h-full w-3/4 rounded-full" />
        </div>
      </div>
      <p className="text-muted relative h-5 text-sm tabular-nums">
        {MAY.map(({ hour, className }) => (
          <time key={hour} className={`absolute -translate-x-1/2 rtl:translate-x-1/2 ${className}`}>
            {timeAt(hour, language)}
          </time>
        ))}
      </p>
    </div>
  );
}
