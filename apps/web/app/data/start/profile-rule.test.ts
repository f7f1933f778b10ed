import { describe, expect, test } from 'vitest';
import { PAGES } from '#app/pages.ts';
import { type Profile, profileRule } from './profile-rule.ts';

const profile = (id: number, over: Partial<Profile> = {}): Profile => ({
  id,
  profileId: id,
  profileName: `Profile ${id}`,
  avatarId: 'star',
  langCode: 'en',
  autoNextEpisode: true,
  autoPreview: true,
  audioDescription: false,
  subtitlesForDeaf: false,
  profileType: 'ADULT',
  isDefaultProfile: false,
  hasPin: false,
  screenTime: null,
  maxAge: null,
  hasAllowList: false,
  ...over,
});
const child = profile(1, { profileType: 'KIDS' });
const main = profile(2, { isDefaultProfile: true });
const locked = { ...main, hasPin: true };

const facts = (MULTI_PROFILE_ENABLED: string, userProfile: Profile[], chosen: number | null) => ({
  config: { MULTI_PROFILE_ENABLED },
  account: { userProfile, enteredProfileId: null },
  chosen,
  television: false,
});
const several = (chosen: number | null, byDefault = main) =>
  facts('true', [child, byDefault], chosen);

describe('while an account may use several profiles', () => {
  test.each([
    ['SHELL-11 ROLE-15', 'home', several(null), 'choose'],
    ['SHELL-11', 'watch', several(null), 'choose'],
    ['a profile of somebody else counts as none:', 'home', several(99), 'choose'],
    ['a chosen one is taken anywhere:', 'home', several(1), null],
    ['SHELL-15', 'settings', several(null), main],
    ['SHELL-15', 'aboutUs', several(null), main],
    ['a PIN is never passed over:', 'settings', several(null, locked), 'choose'],
    ['a page for everybody goes without:', 'activate', several(null, locked), null],
    ['the choice itself asks for none:', 'profiles', several(null), null],
    ['an error page needs no profile:', 'notFound', several(null), null],
  ] as const)('%s %s', (_, page, given, step) => {
    expect(profileRule(PAGES[page], given)).toEqual(step);
  });
});

test('the profile that the session has entered is the chosen one, whatever the cookie names', () => {
  const { account, ...given } = several(null);
  const entered = { ...given, account: { ...account, enteredProfileId: child.id } };
  expect(profileRule(PAGES.home, entered)).toBeNull();
  expect(profileRule(PAGES.settings, { ...entered, chosen: 99 })).toBeNull();
});

describe('where no choice is required, it still comes by itself once (SPEC-D51)', () => {
  const grownUp = profile(3);
  const on = (profiles: Profile[], television = false) => ({
    ...facts('false', profiles, null),
    television,
  });
  test.each([
    ['beside a child', on([main, child])],
    ['also with a locked default', on([locked, child])],
    ['on a television', on([main, grownUp], true)],
  ])('%s, before what is of one person', (_, given) => {
    expect(profileRule(PAGES.home, given)).toBe('choose');
    expect(profileRule(PAGES.settings, given)).toBeNull();
    expect(profileRule(PAGES.home, { ...given, chosen: main.id })).toBeNull();
  });
  test.each([
    ['grown-ups elsewhere', on([main, grownUp])],
    ['one profile on a television', on([main], true)],
  ])('not for %s', (_, given) => expect(profileRule(PAGES.home, given)).toEqual(main));
});

describe('while it uses one alone', () => {
  test.each(['home', 'watch', 'settings'] as const)(
    'the default one is taken on %s, also one with a PIN',
    (page) => {
      const other = profile(1);
      expect(profileRule(PAGES[page], facts('false', [other, locked], null))).toEqual(locked);
      expect(profileRule(PAGES[page], facts('TRUE', [other, main], null))).toEqual(main);
    },
  );
});

test('nobody asks a guest', () => {
  const config = { MULTI_PROFILE_ENABLED: 'true' };
  expect(
    profileRule(PAGES.home, { config, account: null, chosen: null, television: true }),
  ).toBeNull();
  expect(
    profileRule(PAGES.home, {
      config,
      account: { userProfile: [], enteredProfileId: null },
      chosen: null,
      television: true,
    }),
  ).toBeNull();
});

test(
  'what is watched, found and saved asks for a choice, nothing else does',
  { tags: ['SHELL-14'] },
  () => {
    const asking = Object.entries(PAGES).flatMap(([id, page]) =>
      page.profile === 'chosen' ? [id] : [],
    );
    expect(asking.toSorted()).toEqual([
      'breakdown',
      'category',
      'categoryTitles',
      'channels',
      'detail',
      'genre',
      'history',
      'home',
      'myList',
      'search',
      'watch',
      'watchChannel',
    ]);
  },
);
