/** Tables of the schema `watch`. */
export interface WatchTables {
  progress: {
    profile_id: number;
    video_id: number;
    last_sec: number;
    duration: number;
    finished: boolean;
    begun: boolean;
    event_time: Date;
    removed: boolean;
    before: unknown;
  };
  stream_lease: {
    subscriber_id: string;
    slot: number;
    lease_id: string;
    account_id: string;
    profile_id: number;
    session_id: string;
    player: string;
    video_id: number | null;
    channel_id: number | null;
    begun_at: Date;
    left_at: Date | null;
    started_at: Date;
    expires_at: Date;
  };
  history_pause: { profile_id: number; since: Date };
  forgotten: { profile_id: number; video_id: number | null; since: Date; until: Date };
}
