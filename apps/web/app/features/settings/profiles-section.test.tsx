import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { ProfilesSection } from './profiles-section.tsx';

const profile = (id: number, over: Partial<Profile>) =>
  ({
    id,
    profileName: `Profile ${id}`,
    profileType: 'ADULT',
    avatarId: 'star',
    isDefaultProfile: false,
    maxAge: null,
    hasAllowList: false,
    ...over,
  }) as Profile;

test('each profile says what it is: in use, for a child, or the default', () => {
  const userProfile = [
    profile(1, { isDefaultProfile: true }),
    profile(2, { profileType: 'KIDS', maxAge: 3 }),
    profile(3, {}),
    profile(4, {}),
    profile(5, { profileType: 'KIDS', maxAge: 7, hasAllowList: true }),
  ];
  const account = { ...ACCOUNT, userProfile };
  renderApp(<ProfilesSection account={account} />, { start: { account, profileId: 4 } });
  const items = screen.getAllByRole('listitem');
  const notes = items.map((item) => item.textContent?.replace(/Profile \d/, ''));
  expect(notes).toEqual([
    'Main profile',
    'ChildrenTitles for ages up to 3',
    '',
    'Watching now',
    'ChildrenChosen titles',
  ]);
  // The one in use has a ring.
  expect(items.map((item) => item.innerHTML.includes('ring-gold'))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});
