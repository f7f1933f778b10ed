-- What the control room finds accounts by, and what is noted of it.

-- A name as it is compared: without accents, tashkeel and tatweel, in lower case, with one letter for those of different
-- keyboards. No collation decides, so every PostgreSQL answers the same.
create function name_key(name text) returns text language sql immutable strict parallel safe
  return translate(
    trim(regexp_replace(
      regexp_replace(
        normalize(name, NFKD),
        '[\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u093C\u09BC\u200B-\u200F]', '', 'g'),
      '[ \u00A0.,_’''-]+', ' ', 'g')),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ' ||
    'ıøØłŁđĐАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐЂЈЉЊЋ' ||
    'ЏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςٱىیےېکگةہھەپچژڤٹڈڑں',
    'abcdefghijklmnopqrstuvwxyz' ||
    'ioollddабвгдежзиклмнопрстуфхцчшщъыьэюяієґђјљњћ' ||
    'џαβγδεζηθικλμνξοπρστυφχψωσاييييككههههبجزفتدرن');

create index accounts_name on accounts ((name_key(full_name)) collate "C", id);
create index accounts_msisdn on accounts (msisdn) where msisdn is not null;

-- Who of the staff has opened an account. The reason is in the audit; the member's export has the role and the time.
create table staff_look (
  id bigint primary key generated always as identity,
  account_id uuid not null references accounts on delete cascade,
  staff_id uuid not null,
  -- Of that time.
  role text not null,
  at timestamptz not null
);
create index staff_look_account on staff_look (account_id, at desc);
create index staff_look_staff on staff_look (staff_id, at desc);
create index staff_look_time on staff_look (at);

-- What became of each mail: no address, no subject, no text.
create table sent_mail (
  -- Of the mail: its Message-ID without the domain.
  id text primary key,
  -- Null: to nobody with an account, or to the operator.
  account_id uuid references accounts on delete cascade,
  template text not null,
  language text not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('SENT', 'FAILED')),
  failure text,
  check ((outcome = 'FAILED') = (failure is not null))
);
create index sent_mail_account on sent_mail (account_id, at desc) where account_id is not null;
create index sent_mail_time on sent_mail (at);
