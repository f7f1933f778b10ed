import type { ReactNode } from 'react';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import { Picture } from '@kandil/ui/picture.tsx';
import { useSite } from '#app/data/start/site.tsx';
import type { LandingProps } from './loaders.ts';
import { PrayerCard } from './prayer-card.tsx';
import { ViewingHours } from './viewing-hours.tsx';

type Props = Pick<LandingProps, 'text' | 'screens' | 'prayers'>;

/** What eases life at home: prayer times, two languages at once, the Scene Guard, viewing hours. */
export function MadeForHome({ text, screens, prayers }: Props) {
  const { off } = useSite();
  return (
    <section className="gutter" aria-labelledby="made">
      <h2 id="made" className="display text-3xl sm:text-4xl">
        {text.heading}
      </h2>
      <p className="text-muted mt-3 max-w-2xl text-lg text-pretty">{text.lead}</p>
      <div className="mt-8 grid gap-4 lg:grid-cols-3 lg:gap-5">
        {!off.includes('prayer') && (
          <PrayerCard text={text.prayer} prayers={prayers} picture={screens?.television} />
        )}
        <Card {...text.study}>
          <Still screens={screens} of="computer">
            <span className="absolute inset-x-3 bottom-3 flex flex-col items-center gap-1 text-center text-sm font-medium">
              <span
                lang="tr"
                dir="ltr"
                className="rounded-sm bg-black/75 px-2 py-0.5 text-[#ffe45c]"
              >
                Yağmur hâlâ yağıyordu.
              </span>
              <span className="rounded-sm bg-black/75 px-2 py-0.5">{text.study.line}</span>
            </span>
          </Still>
        </Card>
        <Card {...text.guard}>
          <Still screens={screens} of="phone" hidden>
            <span className="absolute inset-0 flex flex-col items-center justify-center gap-2 text-sm font-medium">
              <EyeOffIcon className="size-7" aria-hidden />
              {text.guard.hidden}
            </span>
          </Still>
        </Card>
        <Card {...text.hours}>
          <ViewingHours />
        </Card>
      </div>
    </section>
  );
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="rounded-sheet border-line bg-raised flex flex-col overflow-hidden border">
      <div aria-hidden>{children}</div>
      <div className="p-5 sm:p-6">
        <h3 className="text-lg font-semibold">{title}</h3>
        <p className="text-muted mt-1 text-pretty">{text}</p>
      </div>
    </section>
  );
}

interface StillProps {
  screens: LandingProps['screens'];
  of: 'computer' | 'phone';
  /** As the Scene Guard leaves a scene. */
  hidden?: boolean;
  children: ReactNode;
}

/** A still of a title with something over it. */
function Still({ screens, of, hidden, children }: StillProps) {
  return (
    <div className="bg-lifted relative aspect-video overflow-hidden">
      {screens && (
        <Picture
          picture={screens[of]}
          alt=""
          sizes="(width >= 992px) 31vw, 92vw"
          className={hidden ? 'size-full scale-110 blur-xl brightness-50' : 'size-full'}
        />
      )}
      {children}
    </div>
  );
}
