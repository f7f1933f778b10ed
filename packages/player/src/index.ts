export { openHead } from './engine/head.ts';
export { heightToBeginWith, line } from './engine/line.ts';
export { preloadEngine } from './engine/open-engine.ts';
export type { PlayerEvent, PlayerProgress } from './store/events.ts';
export { formatTime } from './store/format-time.ts';
export { createMeter, type Measurements, type Meter } from './store/meter.ts';
export type { PlayerPreferences, PreferencesPort } from './store/preferences.ts';
export { readKey } from './store/tracks.ts';
export type { PlayerError, PlayerSource, Quality } from './store/state.ts';
