-- When the payment service was informed of a withdrawal. A node of the release before does not know the name: its
-- withdrawals fail until it stops.
alter table withdrawal rename column told_at to reported_at;
alter index withdrawal_untold rename to withdrawal_unreported;
