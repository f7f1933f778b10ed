import { GenreLinks } from '#app/domain/title/genre-links.tsx';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { paths } from '#app/paths.ts';
import { Link } from '@kandil/ui/link.tsx';
import type { Series } from './load.ts';

/** Names of languages in the visitor's own, such as 'Turkish' for tr. */
function languageNames(codes: string[], language: string): string {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return new Intl.ListFormat(language, { type: 'unit' }).format(
    codes.map((code) => names.of(code) ?? code),
  );
}

/** The cast as a list, since nobody of it has a picture, and the audio and subtitle languages. */
export function Cast({ series }: { series: Series }) {
  const t = useT();
  const { language } = useWords();
  const facts = [
    { title: t('detail.audio'), text: languageNames(series.audioLanguages, language) },
    {
      title: t('profile.audioDescription'),
      text: languageNames(series.describedLanguages, language),
    },
    { title: t('detail.subtitles'), text: languageNames(series.subtitleLanguages, language) },
    { title: t('profile.subtitlesForDeaf'), text: languageNames(series.sdhLanguages, language) },
  ].filter(({ text }) => text !== '');
  return (
    <div className="grid gap-10 lg:grid-cols-[2fr_1fr]">
      <ul className="grid content-start gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {series.cast.map((person) => (
          <li key={person.id} className="border-line border-b">
            <Link to={paths.search(person.name)} className="group rounded-tile block py-3">
              <bdi className="group-hover:text-gold block font-medium transition-colors duration-200">
                {person.name}
              </bdi>
              <bdi className="text-muted block text-sm">{person.role}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <dl className="space-y-4 text-sm">
        {series.genres.length > 0 && (
          <div>
            <dt className="text-muted mb-2">{t('detail.genres')}</dt>
            <dd>
              <GenreLinks label={t('detail.genres')} genres={series.genres} />
            </dd>
          </div>
        )}
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-muted">{title}</dt>
            <dd className="mt-0.5">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
