import { expect, test } from 'vitest';
import { cleanEvent } from './clean-event.ts';

const SECRETS = ['sara', 'layla', '5321234567', 's3cr3t', '4831', '203.0.113.7'];
const planted =
  'Layla wrote to sara@example.com, +90 532 123 45 67, token=s3cr3t, code 4831, 203.0.113.7';

test(
  'planted secrets are in no part of an event, and fields that are not known are left out',
  { tags: ['ERROR-14'] },
  () => {
    const event: object = {
      event_id: '0123456789abcdef0123456789abcdef',
      timestamp: 1,
      release: '1.2.3',
      message: planted,
      exception: {
        values: [
          {
            type: 'TypeError',
            value: planted,
            mechanism: { type: 'generic', handled: false, data: { body: planted } },
            stacktrace: {
              frames: [
                {
                  filename: 'https://kandil.test/en/search/sara?token=s3cr3t',
                  function: planted,
                  lineno: 7,
                  vars: { planted },
                },
              ],
            },
          },
        ],
      },
      breadcrumbs: [{ category: 'ui', message: planted, timestamp: 1, data: { value: planted } }],
      request: {
        url: 'https://kandil.test/en/search/sara?token=s3cr3t',
        cookies: planted,
        headers: { Cookie: planted },
      },
      contexts: { trace: { trace_id: 'a', span_id: 'b' }, state: { planted } },
      user: { id: 'random', email: 'sara@example.com', ip_address: '203.0.113.7' },
      extra: { planted },
      server_name: 'sara-laptop',
    };
    const cleaned = cleanEvent(event, ['Layla']);
    const sent = JSON.stringify(cleaned).toLowerCase();
    expect(SECRETS.filter((secret) => sent.includes(secret))).toEqual([]);
    expect(cleaned).toMatchObject({
      event_id: '0123456789abcdef0123456789abcdef',
      release: '1.2.3',
      exception: { values: [{ type: 'TypeError', mechanism: { handled: false } }] },
      contexts: { trace: { trace_id: 'a' } },
      user: { id: 'random' },
    });
    expect(Object.keys(cleaned)).not.toContain('extra');
    expect(cleaned.exception?.values?.[0]?.stacktrace?.frames).toEqual([
      expect.objectContaining({ filename: '/*/*/*', lineno: 7 }),
    ]);
  },
);

test('spans of a trace keep their times, not the values in their addresses', () => {
  const ids = { trace_id: 'a', span_id: 'b' };
  const spans = [
    { ...ids, start_timestamp: 1, timestamp: 2, description: '/api/auth/detail/sara?token=s3cr3t' },
  ];
  expect(cleanEvent({ type: 'transaction', spans }).spans).toEqual([
    { ...ids, start_timestamp: 1, timestamp: 2, description: '/api/auth/*/*' },
  ]);
});
