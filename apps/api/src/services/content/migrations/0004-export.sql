-- What the file says and the tables did not keep, so that an export gives the file back.

-- The order of a title's trailers; other videos have their number in the season.
alter table video add column position integer not null default 0;

-- The programmes of a channel as the file has them, in its order; before, only the texts of the channel's own.
update channel set programmes = '[]';

-- Both come with the next import, which must not take the file for one it knows.
delete from imported;
