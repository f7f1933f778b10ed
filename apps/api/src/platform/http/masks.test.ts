import { expect, test } from 'vitest';
import { maskedMail, maskedName, maskedPhone } from './masks.ts';

test.each([
  ['amira@example.com', 'a•••@e•••.com'],
  ['a@b.co', 'a•••@b•••.co'],
  ['amira.haddad+tv@mail.station.example', 'a•••@m•••.example'],
  ['"odd@local"@example.org', '"•••@e•••.org'],
  ['ümit@örnek.com.tr', 'ü•••@ö•••.tr'],
  ['علي@مثال.كوم', 'ع•••@م•••.كوم'],
])('the mail address %s is %s', (address, masked) => {
  expect(maskedMail(address)).toBe(masked);
});

test.each([
  ['905321234512', '+90 ••• •• 12'],
  ['971501234567', '+971 ••• •• 67'],
  ['12025550143', '+1 ••• •• 43'],
  ['9999999', '••• •• 99'],
])('the number %s is %s', (msisdn, masked) => {
  expect(maskedPhone(msisdn)).toBe(masked);
});

test.each([
  ['Amira Haddad', 'Amira H.'],
  ['Amira bint Yusuf Haddad', 'Amira H.'],
  ['  Amira   Haddad ', 'Amira H.'],
  ['Amira', 'A•••'],
  ['أميرة حداد', 'أميرة ح.'],
  ['👩‍👩‍👧 Family', '👩‍👩‍👧 F.'],
  ['', '•••'],
])('the name %j is %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
