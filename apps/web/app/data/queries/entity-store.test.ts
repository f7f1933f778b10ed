import { auth, content } from '@kandil/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { forgetMemberData } from '../session/member-data.ts';
import { GROUPS } from '../entity-groups.ts';
import { knownHeading, knownTitle } from '#app/domain/title/known-title.ts';
import { newerOf, takeBack, usePlaces } from '../progress/progress.ts';
import { entitiesOf, mergeResponse } from './entity-store.ts';

const picture = { src: 'a.png', width: 472, height: 263, placeholder: '', color: '#000000' };
const early = '2026-11-20T10:00:00.000Z';
const late = '2026-11-20T11:00:00.000Z';
const tile = {
  id: 1,
  code: 'nur',
  kind: 'SERIES',
  title: 'Nur',
  year: 2026,
  horizontalPoster: picture,
  video: { id: 11, title: 'The Lamp', seasonIndex: 1, videoIndex: 1, duration: 600, free: true },
  progress: { videoId: 11, lastSec: 60, duration: 600, lastUpdateTimestamp: early },
};
const series = {
  id: 1,
  code: 'nur',
  title: 'Nur',
  storyline: 'A lamp.',
  image: { ...picture, src: 'wide.png' },
  mobileImage: picture,
  seasons: [{ id: 5, code: 's1', title: 'Season 1', seasonIndex: 1, episodeCount: 8 }],
  cast: [{ id: 7, name: 'Leyla', role: 'Nur' }],
  genres: [{ id: 3, code: 'drama', title: 'Drama' }],
  resume: null,
  finished: false,
  inMyList: true,
};
const video = {
  id: 11,
  title: 'The Lamp',
  duration: 600,
  image: picture,
  subtitleLanguages: ['en', 'ar'],
  storyline: 'It burns.',
};
const places = () => [...usePlaces.getState().places.values()];

afterEach(() => forgetMemberData());

describe('what answers tell of the catalogue', () => {
  test(
    'is stored in fourteen groups, each filled by the calls that tell of it',
    { tags: ['ENTITY-21'] },
    () => {
      mergeResponse(content.breakdowns, [
        { id: 2, code: 'new', title: 'New', type: 'NEW_EPISODES', videoResources: [tile] },
      ]);
      mergeResponse(content.carousel, [{ id: 1, code: 'nur', title: 'Nur', image: picture }]);
      mergeResponse(content.seriesFindById, series);
      mergeResponse(content.episodesOfSeason, [video]);
      mergeResponse(content.categories, [{ id: 4, code: 'series', title: 'Series' }]);
      mergeResponse(content.faqList, [{ faqIndex: 1, question: 'How?', answer: 'So.' }]);
      mergeResponse(auth.countryList, [{ countryCode: 'TR', countryName: 'Türkiye' }]);
      mergeResponse(content.languages, [{ code: 'en' }]);
      expect(GROUPS.map((group) => [group, [...entitiesOf(group).keys()]])).toEqual([
        ['breakdowns', [2]],
        ['series', [1]],
        ['seasons', [5]],
        ['videos', [11]],
        ['videoImages', [11]],
        ['contentGroups', [1]],
        ['contentImages', [1]],
        ['categories', [4]],
        ['genres', [3]],
        ['subtitles', [11]],
        ['countries', ['TR']],
        ['cast', [7]],
        ['faqs', [1]],
        ['spotlight', [1]],
      ]);
    },
  );

  test('merges responses of several calls, and is cleared at the end of the session', () => {
    mergeResponse(content.episodesOfSeason, [video]);
    mergeResponse(content.myList, [tile]);
    expect(entitiesOf('videos').get(11)).toMatchObject({ storyline: 'It burns.', free: true });
    forgetMemberData();
    expect(entitiesOf('videos').size).toBe(0);
  });

  test('is bounded: the oldest entity of a group is dropped first', () => {
    const faqs = Array.from({ length: 1001 }, (_, faqIndex) => ({ faqIndex, question: '?' }));
    mergeResponse(content.faqList, faqs);
    expect(entitiesOf('faqs').size).toBe(1000);
    expect(entitiesOf('faqs').has(0)).toBe(false);
  });

  test('is found by id and by code, for a page that is on its way', () => {
    expect(knownTitle('nur')).toBeNull();
    mergeResponse(content.categoryItems, [tile]);
    expect(knownTitle('nur')).toMatchObject({ title: 'Nur', horizontalPoster: picture });
    mergeResponse(content.seriesFindById, series);
    expect(knownTitle('1')).toMatchObject({ storyline: 'A lamp.', image: { src: 'wide.png' } });
    expect(knownHeading('genre', 'drama')).toBe('Drama');
    expect(knownHeading('genre', 'comedy')).toBeUndefined();
    expect(knownHeading('myList', 'drama')).toBeUndefined();
  });
});

describe('the progress of a profile', () => {
  test(
    'is stored apart from the video, from every kind of response',
    { tags: ['ENTITY-19'] },
    () => {
      mergeResponse(content.episodesOfSeason, [
        { ...video, lastSec: 60, lastUpdateTimestamp: early },
      ]);
      mergeResponse(content.seriesFindById, { ...series, resume: { videoId: 11, lastSec: 60 } });
      expect(entitiesOf('videos').get(11)).not.toHaveProperty('lastSec');
      expect(entitiesOf('series').get(1)).not.toHaveProperty('resume');
      expect(entitiesOf('series').get(1)).not.toHaveProperty('inMyList');
      expect(places()).toEqual([
        { videoId: 11, lastSec: 60, duration: 600, lastUpdateTimestamp: early },
      ]);
      mergeResponse(content.myList, [tile]);
      expect(entitiesOf('contentGroups').get(1)).not.toHaveProperty('progress');
    },
  );

  test(
    'is stored for videos that have lastSec, also when that is nought, and for no others',
    { tags: ['ENTITY-20'] },
    () => {
      mergeResponse(content.episodesOfSeason, [
        video,
        { ...video, id: 12, lastSec: 0, lastUpdateTimestamp: early },
      ]);
      mergeResponse(content.myList, [{ ...tile, id: 2, progress: null }]);
      expect(places().map(({ videoId }) => videoId)).toEqual([12]);
    },
  );

  test('is the newest by its time, in any order of arrival', () => {
    mergeResponse(content.videoFindById, { ...video, lastSec: 300, lastUpdateTimestamp: late });
    mergeResponse(content.myList, [tile]);
    expect(places()[0]?.lastSec).toBe(300);
  });

  test('that was undone is not restored by a response that was under way', () => {
    mergeResponse(content.myList, [tile]);
    const marked = { ...video, lastSec: 0, lastUpdateTimestamp: late };
    mergeResponse(content.videoFindById, marked);
    expect(places()[0]?.lastSec).toBe(0);
    takeBack({ ...tile.progress, lastSec: 0, lastUpdateTimestamp: late });
    expect(places()).toEqual([]);
    mergeResponse(content.myList, [tile]);
    mergeResponse(content.videoFindById, marked);
    expect(places()).toEqual([tile.progress]);
    expect(newerOf(tile.progress, places()[0] ?? null)).toBe(tile.progress);
  });
});
