import { FALLBACK_LANGUAGE } from '@kandil/i18n';

interface About {
  series_id: number | null;
  video_id: number | null;
  channel_id: number | null;
  position: number | null;
}

/** Where the public product shows what a report is about: a video at the second of the report. */
export function titleAddress(about: About, publicOrigin: string): string | null {
  const page = `${publicOrigin}/${FALLBACK_LANGUAGE}`;
  const { series_id: series, video_id: video, channel_id: channel, position } = about;
  if (video !== null) return `${page}/watch/${video}${position === null ? '' : `?t=${position}`}`;
  if (channel !== null) return `${page}/watch/channel/${channel}`;
  return series === null ? null : `${page}/detail/${series}`;
}
