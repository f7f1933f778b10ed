import { expect, test } from 'vitest';
import { PUSH_HOSTS, pushServiceOf } from './push-services.ts';

const services = { hosts: PUSH_HOSTS, trusted: ['http://127.0.0.1:3001'] };

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', 'https://fcm.googleapis.com'],
  ['https://web.push.apple.com/QAbc', 'https://web.push.apple.com'],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', 'https://wns2-par02p.notify.windows.com'],
  ['http://127.0.0.1:3001/push/send/1', 'http://127.0.0.1:3001'],
  ['http://127.0.0.1:3002/push/send/1', null],
  ['http://fcm.googleapis.com/fcm/send/abc', null],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', null],
  ['https://fcm.googleapis.com.evil.example/fcm', null],
  ['https://fcm.googleapis.com@evil.example/fcm', null],
  ['https://me:secret@fcm.googleapis.com/fcm', null],
  ['https://notify.windows.com/w', null],
  ['https://a.b.notify.windows.com/w', null],
  ['https://evilnotify.windows.com/w', null],
  ['https://169.254.169.254/latest', null],
  ['file:///etc/passwd', null],
  ['nothing', null],
])('%s', (endpoint, origin) => {
  expect(pushServiceOf(endpoint, services)?.origin ?? null).toBe(origin);
});
