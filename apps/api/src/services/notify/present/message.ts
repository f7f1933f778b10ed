import type { Data } from '@kandil/contract';
import type { episodeFacts } from '@kandil/contract/internal';
import { isRightToLeft, type LanguageCode } from '@kandil/i18n';
import { wordsOf } from '../../../platform/words.ts';

type Episode = Data<typeof episodeFacts>[number];

/** What the service worker shows. */
export interface MessageView {
  title: string;
  body: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** A newer notification of a tag replaces the older one. */
  tag: string;
  /** Path that a press opens. */
  url: string;
}

/** One episode or a film opens itself, several open their series. */
export function presentMessage(
  seriesId: number,
  [first, ...others]: readonly [Episode, ...Episode[]],
  language: LanguageCode,
): MessageView {
  const words = wordsOf(language);
  const { videoId, seriesTitle, episode, title } = first;
  const only = others.length === 0;
  const bodyOf = () => {
    if (!only) return words('push.episodes', { count: others.length + 1 });
    return episode === null ? words('push.film') : words('push.episode', { episode, title });
  };
  return {
    title: seriesTitle,
    body: bodyOf(),
    lang: language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    tag: `series-${seriesId}`,
    url: `/${language}/${only ? `watch/${videoId}` : `detail/${seriesId}`}`,
  };
}
