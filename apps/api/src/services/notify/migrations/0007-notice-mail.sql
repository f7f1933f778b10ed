-- The one mail of a notice: written before it is sent, so that no second job mails the notice again. Null: not mailed yet.
alter table push_notice add column mail_id uuid;
