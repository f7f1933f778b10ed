-- To whom an invitation was mailed, so that its owner recognises it; it goes with the row, a week later at most. A
-- withdrawn invitation stays until then: it counts against the owner's invitations of the day.
alter table family_invites
  add column email text,
  add column withdrawn_at timestamptz;
