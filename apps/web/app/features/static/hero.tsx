import type { LanguageCode } from '@kandil/i18n';
import { SpotlightArt } from '#app/domain/title/spotlight-art.tsx';
import type { OwnText } from './legal-text.ts';
import { Rich } from './rich-text.tsx';
import type { RichText } from './texts/tree.ts';

interface HeroProps {
  /** Language of the text; the art keeps the page's direction. */
  language: LanguageCode;
  art: NonNullable<OwnText['art']>;
  eyebrow: string;
  title: string;
  lead: RichText;
}

/** The header of a static page, over art. */
export function Hero({ language, art, eyebrow, title, lead }: HeroProps) {
  return (
    <section className="relative flex min-h-[min(150vw,80svh)] flex-col justify-end md:min-h-[min(46vw,82svh)]">
      <div className="absolute inset-x-0 top-0 max-md:aspect-3/4 md:-bottom-10">
        <SpotlightArt image={art.wide} mobileImage={art.phone} first />
      </div>
      <div className="gutter relative pt-24 pb-4 md:pb-10">
        {/* Text of another direction still aligns to the page's start, where the art is dark. */}
        <div lang={language} className="max-w-2xl">
          <p className="eyebrow text-gold mb-3">
            <span aria-hidden>◆ </span>
            <bdi>{eyebrow}</bdi>
          </p>
          <h1 className="display text-4xl leading-[1.12] sm:text-5xl xl:text-[4.25rem] xl:leading-[1.06]">
            <bdi>{title}</bdi>
          </h1>
          <p className="text-text/90 mt-4 max-w-lg text-base sm:text-lg">
            <bdi>
              <Rich text={lead} />
            </bdi>
          </p>
        </div>
      </div>
    </section>
  );
}
