-- What a viewer needs to follow a film: a sound that describes its pictures, subtitles that also name sounds. They belong
-- to the profile, so that each of its devices begins with them.
alter table profiles
  add column audio_description boolean not null default false,
  add column subtitles_for_deaf boolean not null default false;
