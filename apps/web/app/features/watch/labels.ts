import type { Translate, UiKey } from '@kandil/i18n';
import type { PlayerLabels } from '@kandil/player/react';
import { captionLabels } from './caption-labels.ts';
import { markLabels } from './mark-labels.ts';

/** The player's texts in the visitor's language, for a video or a live channel. */
export function playerLabels(t: Translate<UiKey>, live: boolean): PlayerLabels {
  const next = t(live ? 'player.nextChannel' : 'player.next');
  const error = (kind: keyof PlayerLabels['errors']) => ({
    title: t(`player.error.${kind}`),
    text: t(`player.error.${kind}Text`),
  });
  return {
    player: t('player.name'),
    back: t('player.back'),
    play: t('action.play'),
    pause: t('player.pause'),
    replay: t('player.replay'),
    skipBack: t('player.skipBack'),
    skipForward: t('player.skipForward'),
    mute: t('player.mute'),
    unmute: t('player.unmute'),
    volume: t('player.volume'),
    timeline: t('player.timeline'),
    timeOf: (position, duration) => t('player.timeOf', { position, duration }),
    next,
    subtitles: t('detail.subtitles'),
    subtitlesOff: t('player.subtitlesOff'),
    audio: t('detail.audio'),
    quality: t('player.quality'),
    qualityAuto: t('player.qualityAuto'),
    speed: t('player.speed'),
    speedNormal: t('player.speedNormal'),
    pip: t('player.pip'),
    pipExit: t('player.pipExit'),
    fullscreen: t('player.fullscreen'),
    fullscreenExit: t('player.fullscreenExit'),
    live: t('badge.live'),
    goLive: t('player.goLive'),
    ...liveLabels(t),
    loading: t('state.loading'),
    rating: (rating) => t('player.rating', { rating }),
    errors: {
      network: error('network'),
      access: error('access'),
      missing: error('missing'),
      offAir: error('offAir'),
      media: error('media'),
      unsupported: error('unsupported'),
    },
    tryAgain: t('action.tryAgain'),
    report: t('report.title'),
    captions: captionLabels(t),
    marks: markLabels(t),
    help: {
      title: t('player.help'),
      close: t('action.close'),
      playPause: t('player.helpPlayPause'),
      skip: t('player.helpSkip'),
      volume: t('player.volume'),
      mute: t('player.mute'),
      fullscreen: t('player.fullscreen'),
      subtitles: t('detail.subtitles'),
      transcript: t('captions.helpTranscript'),
      repeatLine: t('captions.helpRepeat'),
      subtitleTiming: t('captions.helpTiming'),
      skipSegment: t('watching.helpSkip'),
      next,
      chapters: t(live ? 'live.keys' : 'watching.helpChapters'),
      speed: t('watching.helpSpeed'),
      frame: t('watching.helpFrame'),
      pip: t('player.pip'),
      stats: t('watching.stats'),
      startEnd: t('player.helpStartEnd'),
      fraction: t('player.helpFraction'),
      help: t('player.helpHelp'),
    },
  };
}

/** Texts that only a channel needs. */
const liveLabels = (t: Translate<UiKey>) => ({
  behindLive: (time: string) => t('live.behind', { time }),
  minutesBehindLive: (minutes: number) => t('live.minutesBehind', { count: minutes }),
  startOver: t('live.startOver'),
  previousChannel: t('live.previousChannel'),
  nextChannel: t('player.nextChannel'),
  programmes: t('live.programmes'),
  nowShowing: t('live.now'),
  upNext: t('live.upNext'),
});
