import type { PlayerProps } from '@kandil/player/react';
import type { ReportedTitle } from '#app/domain/prompt/modal-store.ts';
import type { What } from './reports.ts';
import type { ViewingState } from './use-access.ts';

export type ViewingWithPlayer = Extract<ViewingState, { phase: 'playing' | 'asking' }>;
export type ViewingWithoutPlayer = Exclude<ViewingState, { phase: 'playing' }>;

/**
 * What the player shows; null where there is none. It stays while access to the next video is requested.
 * @param began whether something has played before
 */
export function withPlayer(viewing: ViewingState, began: boolean): ViewingWithPlayer | null {
  if (viewing.phase === 'playing') return viewing;
  return viewing.phase === 'asking' && began ? viewing : null;
}

/** Shown without a player: while it loads, or after it failed to load. */
export function insteadOf(viewing: ViewingState, failed: boolean): ViewingWithoutPlayer {
  if (viewing.phase === 'refused' || viewing.phase === 'failed') return viewing;
  return failed ? { phase: 'failed', message: '' } : { phase: 'asking' };
}

/** What a report is about. A position in a channel means nothing an hour later. */
export const aboutOf = (
  what: What,
  at: { title: string; subtitle: string | undefined; position: number },
): ReportedTitle => ({
  title: at.subtitle ? `${at.title} · ${at.subtitle}` : at.title,
  ...what,
  ...('videoId' in what && { position: at.position }),
});

/**
 * The second that a link to a video asks for (`?t=95`), as the control room's links to reports do; null without one.
 * @param query of the page's address
 */
export function askedSecond(what: What, query: string): number | null {
  const typed = new URLSearchParams(query).get('t') ?? '';
  return 'videoId' in what && /^\d{1,6}$/v.test(typed) ? Number(typed) : null;
}

/**
 * The response to START; nothing while it is pending.
 * @param second where the address asks to begin; null: where the service says
 */
export function playedOf(
  viewing: ViewingWithPlayer,
  second: number | null = null,
): Pick<PlayerProps, 'source' | 'renewed' | 'startAt' | 'marks' | 'sceneGuard' | 'storyboard'> {
  if (viewing.phase === 'asking') return { source: null };
  const { playback } = viewing.answer;
  const { storyboardUrl } = viewing.renewed ?? playback ?? {};
  return {
    source: viewing.source,
    renewed: viewing.renewed?.source,
    startAt: second ?? playback?.startAt,
    marks: playback?.marks,
    sceneGuard: playback?.sceneGuard,
    storyboard: storyboardUrl ?? undefined,
  };
}
