import type { Translate, UiKey } from '@kandil/i18n';
import type { CaptionLabels } from '@kandil/player/react';

/** The player's subtitle texts; the settings provide those of their look. */
export function captionLabels(t: Translate<UiKey>): CaptionLabels {
  return {
    backToSubtitles: t('captions.back'),
    second: t('captions.second'),
    look: t('captions.look'),
    lookParts: {
      size: t('settings.size'),
      colour: t('settings.colour'),
      background: t('settings.background'),
      position: t('settings.position'),
      edge: t('settings.edge'),
    },
    looks: {
      size: {
        small: t('settings.size.small'),
        medium: t('settings.size.medium'),
        large: t('settings.size.large'),
        huge: t('settings.size.huge'),
      },
      colour: {
        white: t('settings.colour.white'),
        yellow: t('settings.colour.yellow'),
        cyan: t('settings.colour.cyan'),
        green: t('settings.colour.green'),
      },
      background: {
        none: t('settings.background.none'),
        soft: t('settings.background.soft'),
        solid: t('settings.background.solid'),
      },
      position: {
        low: t('settings.position.low'),
        raised: t('settings.position.raised'),
        top: t('settings.position.top'),
      },
      edge: { shadow: t('settings.edge.shadow'), outline: t('settings.edge.outline') },
    },
    lookReset: t('settings.subtitlesReset'),
    sample: t('settings.subtitlesSample'),
    timing: t('captions.timing'),
    offset: (seconds) => t('captions.offset', { seconds }),
    earlier: t('captions.earlier'),
    later: t('captions.later'),
    timingReset: t('captions.timingReset'),
    transcript: t('captions.transcript'),
    transcriptClose: t('captions.transcriptClose'),
    language: t('captions.language'),
    none: t('captions.none'),
    search: t('captions.search'),
    searchFound: (count) => t('captions.found', { count }),
    searchNothing: t('captions.nothing'),
    backToNow: t('captions.backToNow'),
    repeat: t('captions.repeat'),
    repeatStop: t('captions.repeatStop'),
    loading: t('captions.loading'),
    chooseLanguage: t('captions.chooseLanguage'),
    failed: t('captions.failed'),
    cast: t('captions.cast'),
    castConnecting: t('captions.castConnecting'),
    castConnected: t('captions.castConnected'),
  };
}
