-- When an import took it out of the catalogue; null: it is in it. What was removed is deleted 30 days later, and a file that
-- lists it again restores it. With a title its seasons and videos are removed, with a season its episodes.
alter table title add column removed_at timestamptz;
alter table season add column removed_at timestamptz;
alter table video add column removed_at timestamptz;
alter table channel add column removed_at timestamptz;

-- What was removed takes nobody's place. Indexes without a condition: queries of episodes use them, too.
alter table season
  drop constraint season_title_id_season_index_key,
  add constraint season_place exclude (
    title_id with =, season_index with =, (case when removed_at is null then 0 else id end) with =
  ) deferrable initially deferred;
alter table video
  drop constraint video_season_id_video_index_key,
  add constraint video_place exclude (
    season_id with =, video_index with =, (case when removed_at is null then 0 else id end) with =
  ) deferrable initially deferred;

-- When a channel is shown. For titles and videos the columns are derived with those above and below them.
alter table channel
  add column shown_from timestamptz not null generated always as (visible_from) stored,
  add column shown_until timestamptz not null generated always as (least(visible_until, removed_at)) stored;
