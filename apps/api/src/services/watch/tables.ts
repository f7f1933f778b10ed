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
}
