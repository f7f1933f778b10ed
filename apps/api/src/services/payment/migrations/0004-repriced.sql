-- The gateway is asked to go on with another price, which may end this subscription and begin another one: until it has
-- answered, its end is none that purchase is informed of.
alter table gateway_subscription add column repriced_at timestamptz;
