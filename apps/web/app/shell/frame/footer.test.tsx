import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { Footer } from './footer.tsx';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

function openFor(profileType: Profile['profileType']) {
  const profile = { id: 1, profileType } as Profile;
  renderApp(<Footer />, {
    start: { account: { ...ACCOUNT, userProfile: [profile] }, profileId: 1 },
  });
}

test('leads to the plans; a child gets a short one, without what is the account’s', () => {
  openFor('ADULT');
  expect(links()).toEqual(
    expect.arrayContaining(['/subscription-plans', '/withdraw', '/about-us']),
  );
  cleanup();
  openFor('KIDS');
  expect(links()).toEqual(['/', '/channels', '/my-list', '/help-center', '/privacy-policy']);
});
