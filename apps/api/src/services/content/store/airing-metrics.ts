import { Gauge } from 'prom-client';
import type { Reading } from '../../../platform/metrics/reading.ts';
import { countUnplayed } from './airings.ts';

/** What channels that play films by their guides lack. */
export function airingReading(db: Parameters<typeof countUnplayed>[0]): Reading {
  const channels = new Gauge({
    name: 'kandil_scheduled_channels_off_air',
    help: 'Channels with a schedule that have nothing to play now',
    registers: [],
  });
  const broadcasts = new Gauge({
    name: 'kandil_broadcasts_without_film',
    help: 'Broadcasts of the next 24 hours, of channels with a schedule, for which no film is ingested',
    registers: [],
  });
  return {
    gauges: [channels, broadcasts],
    read: async () => {
      const counts = await countUnplayed(db);
      channels.set(counts.channels);
      broadcasts.set(counts.broadcasts);
    },
  };
}
