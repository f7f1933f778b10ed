/** The code of a video, as its file is named. */
export const CODE = String.raw`(?!\d+\.)[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?`;
const FILM = String.raw`\.(?:mp4|m4v|mov|mkv|webm|ts|m2ts|mts|mpg|mpeg|avi)`;
/** Name of a film in the drop folder: the video's code and a file extension of films, which cameras write in capitals. */
export const DROPPED = new RegExp(String.raw`^(${CODE})(?i:${FILM})$`);

export type IngestState = 'waiting' | 'working' | 'done' | 'failed';

/** Status of a video's last ingest: a file, so it can be read while another process holds the database, and a row for other nodes. */
export interface IngestStatus {
  code: string;
  file: string;
  state: IngestState;
  /** While it runs: the step, such as `video`, and the share of that step, 0 to 1. */
  step?: string;
  share?: number;
  /** The error or the result, in words. */
  message?: string;
  /** Size and time of the film when it was read; a film that differs was written to afterwards. */
  content?: string;
  /** ISO 8601. */
  at: string;
}
