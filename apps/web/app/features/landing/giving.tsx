import { paths } from '#app/paths.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import DropletsIcon from 'lucide-react/icons/droplets';

/** The 2.5 % pledge (CONST-21). */
export function Giving() {
  const t = useT();
  return (
    <section className="gutter" aria-labelledby="giving">
      <div className="rounded-sheet border-line to-raised flex flex-col gap-6 overflow-hidden border bg-linear-to-br from-[#0f2c31] p-7 sm:flex-row sm:items-center sm:p-10">
        <span className="bg-turquoise/20 text-turquoise flex size-16 shrink-0 items-center justify-center rounded-full">
          <DropletsIcon className="size-8" aria-hidden />
        </span>
        <div className="flex-1">
          <h2 id="giving" className="display text-2xl sm:text-3xl">
            {t('landing.giving')}
          </h2>
          <p className="text-text/90 mt-2 max-w-2xl">{t('landing.givingText')}</p>
        </div>
        <ButtonLink to={paths.socialResponsibility()} look="glass" size="large">
          {t('landing.givingLink')}
        </ButtonLink>
      </div>
    </section>
  );
}
