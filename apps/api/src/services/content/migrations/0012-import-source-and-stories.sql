-- Who gave the file of the last import: a start of the demo replaces only its own. Older imports count as an operator's,
-- except for the demo catalogue of the release before.
alter table imported add column source text not null default 'OPERATOR' check (source in ('DEMO', 'OPERATOR'));
alter table imported alter column source drop default;
update imported set source = 'DEMO' where checksum = '62c774811c4df3e9235b61a419369b8566e5b0b977f79e14d96fd1b9f429d783';

-- The programmes of another party's channel are not known: its guide was made up.
update channel set schedule = '[]', programmes = '[]' where stream is not null;

-- Words of storylines and of the stories of episodes, which search finds last. One row per word: a large catalogue has
-- far more of them than words of names.
create table search_story (
  word text collate "C" primary key,
  title_ids integer[] not null
);
