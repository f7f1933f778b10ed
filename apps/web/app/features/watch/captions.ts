import { content } from '@kandil/contract';
import { readKey } from '@kandil/player';
import type { PlayerProps } from '@kandil/player/react';
import { useMemo, useState } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import {
  readSubtitleLook,
  type SubtitleLook,
  writeSubtitleLook,
} from '#app/domain/playback/subtitle-look.ts';
import type { What } from './reports.ts';

const KINDS = { sdh: 'SDH', forced: 'FORCED' } as const;
const isKind = (kind: string | undefined): kind is keyof typeof KINDS =>
  kind !== undefined && kind in KINDS;

/**
 * Fetches a video's whole subtitle file; the service provides its address (PLAYER-06).
 * @param key of the player's track
 */
export async function loadCaptions(videoId: number, key: string): Promise<string> {
  const { language, kind } = readKey(key);
  const { data } = await browserApi(content.captionUrl, {
    videoId,
    requestedSubtitleLanguageCode: language,
    ...(isKind(kind) && { kind: KINDS[kind] }),
  });
  const response = await fetch(data.url);
  if (!response.ok) throw new Error(`subtitles: ${response.status}`);
  return response.text();
}

type CaptionProps = Pick<PlayerProps, 'loadCaptions' | 'subtitleLook' | 'onSubtitleLook'>;

/** The player's subtitle options. A channel has subtitles only in its stream. */
export function useCaptions(what: What): CaptionProps {
  const [subtitleLook, setLook] = useState(readSubtitleLook);
  const videoId = 'videoId' in what ? what.videoId : null;
  const load = useMemo(
    () => (videoId === null ? undefined : (key: string) => loadCaptions(videoId, key)),
    [videoId],
  );
  return {
    loadCaptions: load,
    subtitleLook,
    onSubtitleLook: (look: SubtitleLook) => {
      setLook(look);
      writeSubtitleLook(look);
    },
  };
}
