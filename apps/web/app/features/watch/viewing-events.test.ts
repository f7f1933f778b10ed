import { expect, test } from 'vitest';
import { analyticsEvent } from '#app/data/analytics/events.ts';
import { eventOfViewing } from './viewing-events.ts';

const at = { position: 12.4, duration: 420 };

test('analytics get start, end, next episode and full screen of a player', () => {
  const events = [
    eventOfViewing({ type: 'start', ...at }, { videoId: 7 }),
    eventOfViewing({ type: 'end', position: 9, duration: Infinity }, { channelId: 3 }),
    eventOfViewing({ type: 'next', by: 'countdown', finished: true, ...at }, { videoId: 7 }),
    eventOfViewing({ type: 'fullscreen', active: true, ...at }, { videoId: 7 }),
  ];
  expect(events).toEqual([
    { name: 'content_video', action: 'start', videoId: 7, position: 12, duration: 420 },
    { name: 'content_video', action: 'end', channelId: 3, position: 9, duration: 0 },
    { name: 'next_episode', videoId: 7, by: 'countdown' },
    { name: 'full_screen', active: true },
  ]);
  for (const event of events) expect(analyticsEvent.safeParse(event).success).toBe(true);
  const next = { type: 'next', by: 'viewer', finished: false, ...at } as const;
  expect(eventOfViewing(next, { channelId: 3 })).toBeNull();
  expect(eventOfViewing({ type: 'pause', ...at }, { videoId: 7 })).toBeNull();
});
