import type { SitePart } from '@kandil/contract/site';
import type { UiKey } from '@kandil/i18n';
import { useSite } from '#app/data/start/site.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import BookmarkIcon from 'lucide-react/icons/bookmark';
import ClapperboardIcon from 'lucide-react/icons/clapperboard';
import GiftIcon from 'lucide-react/icons/gift';
import LanguagesIcon from 'lucide-react/icons/languages';
import MoonStarIcon from 'lucide-react/icons/moon-star';
import TvIcon from 'lucide-react/icons/tv';

interface Piece {
  icon: typeof TvIcon;
  title: UiKey;
  text: UiKey;
  /** The part of the product that it speaks of. */
  part?: SitePart;
}

const PIECES: readonly Piece[] = [
  { icon: ClapperboardIcon, title: 'landing.seriesTitle', text: 'landing.seriesText' },
  { icon: TvIcon, title: 'landing.liveTitle', text: 'landing.liveText', part: 'live' },
  { icon: LanguagesIcon, title: 'landing.languageTitle', text: 'landing.languageText' },
  { icon: MoonStarIcon, title: 'landing.kidsTitle', text: 'landing.kidsText' },
  { icon: BookmarkIcon, title: 'landing.placeTitle', text: 'landing.placeText' },
  { icon: GiftIcon, title: 'landing.freeTitle', text: 'landing.freeText' },
];

export function Included() {
  const t = useT();
  const { off } = useSite();
  const pieces = PIECES.filter(({ part }) => part === undefined || !off.includes(part));
  return (
    <section className="gutter" aria-labelledby="included">
      <h2 id="included" className="display text-3xl sm:text-4xl">
        {t('landing.included')}
      </h2>
      <ul className="mt-8 flex flex-wrap gap-4">
        {pieces.map(({ icon: Icon, title, text }) => (
          <li
            key={title}
            className="rounded-sheet border-line bg-raised flex grow basis-full gap-4 border p-5 sm:block sm:basis-[calc((100%-1rem)/2)] sm:p-6 lg:basis-[calc((100%-2rem)/3)]"
          >
            <span className="bg-gold/12 text-gold flex size-12 shrink-0 items-center justify-center rounded-full">
              <Icon className="size-6" aria-hidden />
            </span>
            <div>
              <h3 className="text-lg font-semibold sm:mt-4">{t(title)}</h3>
              <p className="text-muted mt-1">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
