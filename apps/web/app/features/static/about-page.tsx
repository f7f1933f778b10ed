import { LANGUAGE_CODES } from '@kandil/i18n';
import type { TextInLanguage } from '#app/data/pages/text-data.ts';
import { useSite } from '#app/data/start/site.tsx';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import GiftIcon from 'lucide-react/icons/gift';
import LanguagesIcon from 'lucide-react/icons/languages';
import UsersIcon from 'lucide-react/icons/users';
import { FallbackNote } from './fallback-note.tsx';
import { Hero } from './hero.tsx';
import { PictureRow } from './picture-row.tsx';
import { HEROES, STORY } from './pictures.ts';
import { Rich } from './rich-text.tsx';
import { TextPage } from './text-page.tsx';
import type { AboutText, AboutValue, TextDocument } from './texts/tree.ts';
import { writtenIn } from './written.ts';

const ICONS: Record<AboutValue, typeof UsersIcon> = {
  family: UsersIcon,
  languages: LanguagesIcon,
  privacy: EyeOffIcon,
  giving: GiftIcon,
};

/** Who the service is: in the operator's words, else in the product's. */
export function AboutPage({ text, language }: TextInLanguage<AboutText | TextDocument>) {
  return 'sections' in text ? (
    <TextPage text={text} language={language} />
  ) : (
    <ProductAbout text={text} language={language} />
  );
}

function ProductAbout({ text, language }: TextInLanguage<AboutText>) {
  const { off, languages } = useSite();
  const isOn = ({ id }: { id: AboutValue }) => !off.some((part) => part === id);
  // The figure is that of all languages, written in the digits of each.
  const isTrue = ({ id }: { id: AboutValue }) =>
    id !== 'languages' || languages.length === LANGUAGE_CODES.length;
  return (
    <main id="main">
      <PageMeta title={text.title} description={text.description} picture={HEROES.about.wide} />
      <Hero
        language={language}
        art={HEROES.about}
        eyebrow={text.title}
        title={text.heading}
        lead={text.lead}
      >
        <ButtonLink to={paths.subscriptionPlans()} size="large">
          {text.plans}
        </ButtonLink>
      </Hero>
      <div className="gutter relative mx-auto max-w-[112rem] pt-10 lg:pt-20">
        <FallbackNote written={language} />
        <div {...writtenIn(language)} className="space-y-16 lg:space-y-28">
          <PictureRow picture={STORY} {...text.story} />
          <Values heading={text.valuesHeading} values={text.values.filter(isOn)} />
          <Facts heading={text.factsHeading} facts={text.facts.filter(isOn).filter(isTrue)} />
          <Contact {...text.contact} />
        </div>
      </div>
    </main>
  );
}

function Values({ heading, values }: { heading: string; values: AboutText['values'] }) {
  return (
    <section>
      <h2 className="display text-3xl sm:text-4xl">{heading}</h2>
      <ul className="mt-7 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {values.map(({ id, heading, text }) => {
          const Icon = ICONS[id];
          return (
            <li key={id} className="rounded-sheet border-line bg-raised/70 border p-6">
              <Icon className="text-gold size-8" aria-hidden />
              <h3 className="mt-4 text-lg font-semibold">{heading}</h3>
              <p className="text-muted mt-2 leading-relaxed">
                <Rich text={text} />
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Facts({ heading, facts }: { heading: string; facts: AboutText['facts'] }) {
  return (
    <section>
      <h2 className="sr-only">{heading}</h2>
      <ul className="border-line grid gap-10 border-y py-10 sm:grid-cols-3 lg:py-14">
        {facts.map(({ id, figure, text }) => (
          <li key={id} className="text-center">
            <p className="display text-gold text-5xl lg:text-6xl">{figure}</p>
            <p className="text-muted mx-auto mt-2 max-w-56 text-balance">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contact({ heading, text, help }: AboutText['contact']) {
  return (
    <section className="flex flex-col items-center text-center">
      <h2 className="display text-3xl sm:text-4xl">{heading}</h2>
      <p className="text-muted mt-3 max-w-lg text-balance">
        <Rich text={text} />
      </p>
      <ButtonLink to={paths.helpCenter()} look="glass" size="large" className="mt-7">
        {help}
      </ButtonLink>
    </section>
  );
}
