import type { Translate, UiKey } from '@kandil/i18n';
import { episodeText } from '@kandil/ui/text/format.ts';

type Episode = Parameters<typeof episodeText>[0];

/** What a title's play button says: `Resume S1:E3` where the profile stopped, else `Play S1:E1`; a film has no number. */
export function playText(resume: Episode | null, first: Episode, t: Translate<UiKey>): string {
  if (resume) return t('action.resume', { episode: episodeText(resume, t) }).trim();
  const episode = episodeText(first, t);
  return episode ? t('action.playEpisode', { episode }) : t('action.play');
}
