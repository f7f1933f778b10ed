import { describe, expect, test } from 'vitest';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { fittingAvatar, followUp, savedFields, valuesOf } from './fields.ts';
import type { Avatar } from './load.ts';
import { untilProblem } from './screen-time.ts';

const avatar = (avatarId: string, profileType: Avatar['profileType']): Avatar => ({
  avatarId,
  imageUrl: '',
  profileType,
});
const GALLERY = {
  avatars: [avatar('star', 'ADULT'), avatar('ship', 'ADULT'), avatar('cat', 'KIDS')],
  free: ['ship'],
};
const adult: Profile = {
  id: 2,
  profileId: 2,
  profileName: 'Omar',
  avatarId: 'star',
  langCode: 'tr',
  autoNextEpisode: false,
  autoPreview: false,
  audioDescription: false,
  subtitlesForDeaf: false,
  profileType: 'ADULT',
  isDefaultProfile: false,
  hasPin: false,
  screenTime: null,
  maxAge: null,
  hasAllowList: false,
};
const child: Profile = { ...adult, profileType: 'KIDS', avatarId: 'cat', maxAge: 3 };

test('an avatar is of the type of the profile: its own, else an unused one, else any', () => {
  const fitting = (kids: boolean, saved: string | null, free = GALLERY.free) =>
    fittingAvatar(kids, { ...GALLERY, free, saved });
  expect(fitting(false, 'star')).toBe('star');
  expect(fitting(false, null)).toBe('ship');
  expect(fitting(false, 'cat')).toBe('ship');
  expect(fitting(true, 'star')).toBe('cat');
  expect(fitting(false, null, [])).toBe('star');
});

test('a new profile speaks the language of the page, and plays on by itself', () => {
  expect(valuesOf(null, { ...GALLERY, language: 'ur' })).toEqual({
    profileName: '',
    avatarId: 'ship',
    langCode: 'ur',
    autoNextEpisode: true,
    autoPreview: true,
    audioDescription: false,
    subtitlesForDeaf: false,
    kids: false,
    maxAge: '7',
    hasHours: false,
    from: '07:00',
    until: '20:00',
    dailyMinutes: '',
  });
});

test('a saved profile opens as it was saved', () => {
  const { profileName, langCode, autoNextEpisode, autoPreview } = adult;
  const same = { profileName, langCode, autoNextEpisode, autoPreview };
  const values = (profile: Profile) => valuesOf(profile, { ...GALLERY, language: 'en' });
  expect(values(adult)).toMatchObject({ ...same, avatarId: 'star', kids: false });
  const screenTime = { hours: null, dailyMinutes: 45, zone: 'UTC' };
  expect(values({ ...child, screenTime })).toMatchObject({
    ...same,
    kids: true,
    hasHours: false,
    dailyMinutes: '45',
  });
});

describe('what is saved', () => {
  const values = valuesOf(child, { ...GALLERY, language: 'en' });

  test('is the name without spaces around it, and the limits of a child alone', () => {
    const limited = { ...values, profileName: ' Omar ', dailyMinutes: '60' };
    expect(savedFields(limited)).toMatchObject({
      profileName: 'Omar',
      profileType: 'KIDS',
      screenTime: { hours: null, dailyMinutes: 60 },
    });
    expect(savedFields({ ...limited, kids: false })).toMatchObject({
      profileType: 'ADULT',
      screenTime: null,
    });
    expect(savedFields(values).screenTime).toBeNull();
    expect(savedFields({ ...values, hasHours: true }).screenTime).toMatchObject({
      hours: { from: '07:00', until: '20:00' },
      dailyMinutes: null,
    });
  });

  test('is the age as it was chosen, and 7 for what is none', () => {
    expect(values.maxAge).toBe('3');
    expect(savedFields(values).maxAge).toBe(3);
    expect(savedFields({ ...values, maxAge: '10' }).maxAge).toBe(10);
    expect(savedFields({ ...values, maxAge: '' }).maxAge).toBe(7);
    expect(valuesOf(null, { ...GALLERY, language: 'en' }).maxAge).toBe('7');
  });

  test('must end on the day on which it begins', () => {
    const hours = { ...values, hasHours: true, from: '18:00' };
    expect(untilProblem('18:01', hours)).toBeNull();
    expect(untilProblem('18:00', hours)).toBe('screenTime.order');
    expect(untilProblem('', hours)).toBe('field.required');
    expect(untilProblem('', { ...hours, hasHours: false })).toBeNull();
  });
});

test('this browser changes to the new language of its profile; a new child gets a PIN', () => {
  const english: Profile = { ...adult, langCode: 'en' };
  expect(followUp(english, adult, true)).toBe('language');
  expect(followUp(english, adult, false)).toBeNull();
  expect(followUp(adult, adult, true)).toBeNull();
  expect(followUp(child, null, false)).toBe('pin');
  expect(followUp(child, adult, true)).toBe('pin');
  expect(followUp({ ...child, hasPin: true }, null, false)).toBeNull();
  expect(followUp(child, child, false)).toBeNull();
});
