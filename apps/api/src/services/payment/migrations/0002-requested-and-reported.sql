-- One word for a thing: what somebody asked for is requested, what another service was informed of is reported. A node of
-- the release before does not know these names: its cancellations, refunds and bookings fail, and its jobs are retried,
-- until it stops.
alter table gateway_subscription rename column cancel_wanted_at to cancel_requested_at;
alter table gateway_charge rename column told_refunded to reported_refunded;
alter table refund rename column wanted_at to requested_at;
