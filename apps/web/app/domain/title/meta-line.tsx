import { ownDigits } from '@kandil/i18n';
import type { ReactNode } from 'react';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { Badge } from '@kandil/ui/badge.tsx';

interface MetaLineProps {
  likedPercent: number | null;
  year: number;
  ageRating: string;
  /** 0 for films. */
  seasonCount: number;
  /** Names of genres, as text or links. */
  genres: ReactNode[];
  audioLanguages: string[];
  subtitleLanguages: string[];
  /** Of described sounds and of subtitles that name sounds, where the page knows them. */
  describedLanguages?: string[];
  sdhLanguages?: string[];
}

const GENRES_SHOWN = 2;
/** The most audio languages shown; the detail page lists all. */
const LANGUAGES_SHOWN = 3;

/** The facts of a title in one line: likes, year, age rating, seasons, genres, languages. */
export function MetaLine(props: MetaLineProps) {
  const { t, language } = useWords();
  const { likedPercent, year, ageRating, seasonCount, genres, audioLanguages } = props;
  const { subtitleLanguages, describedLanguages = [], sdhLanguages = [] } = props;
  return (
    <p className="text-text/90 flex flex-wrap items-center gap-x-3.5 gap-y-2 text-sm">
      {likedPercent !== null && (
        <span className="text-leaf font-semibold">
          {t('title.liked', { percent: likedPercent })}
        </span>
      )}
      <span>{t('title.year', { year })}</span>
      <Badge tone="line">
        <bdi dir="ltr">{ownDigits(ageRating, language)}</bdi>
      </Badge>
      <span>{seasonCount > 0 ? t('title.seasons', { count: seasonCount }) : t('title.film')}</span>
      {genres.length > 0 && (
        <span>
          {genres.slice(0, GENRES_SHOWN).map((genre, at) => (
            <span key={at}>
              {at > 0 && <span>{' · '}</span>}
              <span>{genre}</span>
            </span>
          ))}
        </span>
      )}
      <span className="flex gap-1.5 max-sm:hidden">
        {audioLanguages.slice(0, LANGUAGES_SHOWN).map((code) => (
          <Badge key={code} tone="line">
            {code}
          </Badge>
        ))}
        {subtitleLanguages.length > 0 && <Badge tone="line">CC</Badge>}
        {describedLanguages.length > 0 && (
          <abbr title={t('profile.audioDescription')} className="no-underline">
            <Badge tone="line">AD</Badge>
          </abbr>
        )}
        {sdhLanguages.length > 0 && (
          <abbr title={t('profile.subtitlesForDeaf')} className="no-underline">
            <Badge tone="line">SDH</Badge>
          </abbr>
        )}
      </span>
    </p>
  );
}
