import { useT } from '@kandil/ui/text/texts.tsx';
import { Picture } from '@kandil/ui/picture.tsx';
import type { LandingData } from './load.ts';

/** A section that shows titles on a television, a computer and a phone. */
export function Devices({ screens }: { screens: NonNullable<LandingData['screens']> }) {
  const t = useT();
  const { television, computer, phone } = screens;
  return (
    <section className="gutter grid items-center gap-10 lg:grid-cols-2" aria-labelledby="devices">
      <div>
        <h2 id="devices" className="display text-3xl sm:text-4xl">
          {t('landing.devices')}
        </h2>
        <p className="text-muted mt-3 max-w-md text-lg">{t('landing.devicesText')}</p>
      </div>
      <div className="relative pb-[8%]" aria-hidden>
        <div className="border-lifted bg-ground shadow-soft ms-[8%] rounded-xl border-4 p-1">
          <Picture
            picture={television}
            alt=""
            sizes="(width >= 992px) 42vw, 84vw"
            className="aspect-video rounded-md"
          />
        </div>
        <div className="bg-lifted mx-auto h-3 w-24 rounded-b-md" />
        <div className="absolute start-0 bottom-0 w-[46%]">
          <div className="border-edge bg-ground shadow-soft rounded-t-lg border-4 border-b-0 p-0.5">
            <Picture
              picture={computer}
              alt=""
              sizes="(width >= 992px) 22vw, 40vw"
              className="aspect-16/10 rounded-sm"
            />
          </div>
          <div className="bg-edge -mx-[6%] h-2.5 rounded-b-lg" />
        </div>
        <div className="border-edge bg-ground shadow-soft absolute end-[6%] bottom-0 w-[17%] rounded-xl border-4 p-0.5">
          <Picture
            picture={phone}
            alt=""
            sizes="(width >= 992px) 8vw, 16vw"
            className="aspect-9/19 rounded-lg"
          />
        </div>
      </div>
    </section>
  );
}
