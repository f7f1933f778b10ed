-- Comparing a month with a gateway reads receipts by the time of their charge.
create index receipt_charged on receipt (gateway_code, charged_at, number);
