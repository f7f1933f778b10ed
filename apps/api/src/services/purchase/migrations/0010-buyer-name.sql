-- The customer's name when the payment was booked. Null: an older receipt, which shows the account's present name. It
-- takes the place of the name in `buyer`, the locked copy of a deleted account.
alter table receipt add column buyer_name text;
update receipt set buyer_name = buyer->>'name', buyer = buyer - 'name' where jsonb_typeof(buyer) = 'object';
