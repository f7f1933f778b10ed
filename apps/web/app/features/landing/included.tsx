import type { UiKey } from '@kandil/i18n';
import { useT } from '../../lib/texts.tsx';
import { BookmarkIcon, ClapperboardIcon, GiftIcon, LanguagesIcon, MoonStarIcon, TvIcon } from '../../ui/icons.ts';

const PIECES: readonly { icon: typeof TvIcon; title: UiKey; text: UiKey }[] = [
  { icon: ClapperboardIcon, title: 'landing.seriesTitle', text: 'landing.seriesText' },
  { icon: TvIcon, title: 'landing.liveTitle', text: 'landing.liveText' },
  { icon: LanguagesIcon, title: 'landing.languageTitle', text: 'landing.languageText' },
  { icon: MoonStarIcon, title: 'landing.kidsTitle', text: 'landing.kidsText' },
  { icon: BookmarkIcon, title: 'landing.placeTitle', text: 'landing.placeText' },
  { icon: GiftIcon, title: 'landing.freeTitle', text: 'landing.freeText' },
];

export function Included() {
  const t = useT();
  return (
    <section className="gutter mx-auto max-w-7xl" aria-labelledby="included">
      <h2 id="included" className="display text-3xl sm:text-4xl">
        {t('landing.included')}
      </h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {PIECES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="rounded-sheet border border-line bg-raised p-6">
            <span className="flex size-12 items-center justify-center rounded-full bg-gold/12 text-gold">
              <Icon className="size-6" aria-hidden />
            </span>
            <h3 className="mt-4 text-lg font-semibold">{t(title)}</h3>
            <p className="mt-1 text-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
