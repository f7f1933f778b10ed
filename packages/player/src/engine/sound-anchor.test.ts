import type HlsJs from 'hls.js';
import { Events } from 'hls.js';
import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { anchorSound } from './sound-anchor.ts';

/** The events of hls.js, and how often sound heard of each picture. */
function stream() {
  const events = new EventEmitter();
  const heard: unknown[] = [];
  events.on(Events.INIT_PTS_FOUND, (_, { frag }) => void heard.push(frag.cc));
  const hls = {
    on: (name: string, listener: () => void) => void events.on(name, listener),
    trigger: (name: string, data: object) => void events.emit(name, name, data),
  };
  anchorSound(hls as unknown as HlsJs);
  return {
    heard,
    picture: (cc: number, id = 'main') => hls.trigger(Events.INIT_PTS_FOUND, { id, frag: { cc } }),
    playlist: (live = true) => hls.trigger(Events.AUDIO_TRACK_LOADED, { details: { live } }),
    buffered: (type: string) => hls.trigger(Events.FRAG_BUFFERED, { frag: { type } }),
  };
}

it('sound hears of each picture behind a discontinuity twice, and of no sound', () => {
  const { heard, picture } = stream();
  picture(1001);
  picture(1002);
  picture(1003, 'audio');
  expect(heard).toEqual([1001, 1001, 1002, 1002, 1003]);
});

it('sound whose playlist came later hears of the last picture until it plays', () => {
  const { heard, picture, playlist, buffered } = stream();
  playlist();
  expect(heard).toEqual([]);
  picture(1001);
  heard.length = 0;
  playlist();
  buffered('main');
  playlist();
  expect(heard).toEqual([1001, 1001, 1001, 1001]);
  buffered('audio');
  playlist();
  expect(heard).toHaveLength(4);
});

it('films are left alone', () => {
  const { heard, picture, playlist } = stream();
  picture(0);
  playlist(false);
  expect(heard).toEqual([0, 0]);
});
