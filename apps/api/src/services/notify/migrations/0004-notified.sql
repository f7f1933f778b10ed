-- Of which episodes a profile was notified. A node of the release before does not know the names: its announcements fail
-- and its jobs are retried until it stops.
alter table told_episode rename to notified_episode;
alter table notified_episode rename column told_at to notified_at;
alter index told_episode_pkey rename to notified_episode_pkey;
alter index told_episode_time rename to notified_episode_time;
