import type { Translate, UiKey } from '@kandil/i18n';
import type { PlayerLabels } from '@kandil/player/react';

/** The player's texts of chapters, skips, the Scene Guard and the next episode. */
export function markLabels(t: Translate<UiKey>): PlayerLabels['marks'] {
  const skip = (kind: 'intro' | 'recap' | 'credits') => ({
    name: t(`watching.${kind}`),
    button: t(`watching.${kind}Skip`),
    skipped: t(`watching.${kind}Skipped`),
  });
  const scene = (theme: 'violence' | 'fear' | 'intimacy' | 'language' | 'substances') => ({
    name: t(`watching.${theme}`),
    coming: t(`watching.${theme}Coming`),
  });
  return {
    chapters: t('watching.chapters'),
    chapter: (number) => t('watching.chapter', { number }),
    settings: t('watching.settings'),
    skipping: t('watching.skipping'),
    skip: { INTRO: skip('intro'), RECAP: skip('recap'), CREDITS: skip('credits') },
    skipChoices: {
      ask: t('watching.ask'),
      always: t('watching.always'),
      never: t('watching.never'),
    },
    watchIt: t('watching.watchIt'),
    guard: t('watching.guard'),
    guardText: t('watching.guardText'),
    guardChildText: t('watching.guardChildText'),
    guardChoices: {
      off: t('watching.guardOff'),
      warn: t('watching.guardWarn'),
      blur: t('watching.guardBlur'),
      mute: t('watching.guardMute'),
      skip: t('watching.guardSkip'),
    },
    scenes: {
      VIOLENCE: scene('violence'),
      FEAR: scene('fear'),
      INTIMACY: scene('intimacy'),
      LANGUAGE: scene('language'),
      SUBSTANCES: scene('substances'),
    },
    skipScene: t('watching.skipScene'),
    sceneSkipped: t('watching.sceneSkipped'),
    sceneBlurred: t('watching.sceneBlurred'),
    sceneHushed: t('watching.sceneHushed'),
    upNext: t('watching.upNext'),
    nextIn: (seconds) => t('watching.nextIn', { count: seconds }),
    playNow: t('watching.playNow'),
    cancel: t('watching.cancel'),
    stillTitle: t('watching.stillTitle'),
    stillText: t('watching.stillText'),
    stillContinue: t('watching.stillContinue'),
    saver: t('watching.saver'),
    saverNote: t('watching.saverNote'),
    timelineDirection: t('watching.timeline'),
    timelineDirections: { ltr: t('watching.timelineLtr'), rtl: t('watching.timelineRtl') },
    stats: {
      title: t('watching.stats'),
      close: t('action.close'),
      resolution: t('watching.statsResolution'),
      rung: t('watching.statsRung'),
      codecs: t('watching.statsCodecs'),
      buffer: t('watching.statsBuffer'),
      bandwidth: t('watching.statsBandwidth'),
      dropped: t('watching.statsDropped'),
      latency: t('watching.statsLatency'),
      connection: t('watching.statsConnection'),
    },
  };
}
