import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { COOKIES, readCookie, removeCookie } from '#app/browser/cookies.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { type ModalParams, useModals } from '#app/domain/prompt/modal-store.ts';
import { hasStoredNotification, useNotifications } from '#app/domain/prompt/notification-store.ts';
import { MyListButton } from '#app/domain/title/my-list-button.tsx';
import { LoginModal } from '#app/features/account/login-modal.tsx';
import { ProfilesPage } from '#app/features/profiles/profiles-page.tsx';
import { ACCOUNT, renderApp, START } from '#app/testing/app.tsx';
import { scriptNetwork, tokens } from '#app/testing/network.ts';

const ADD = '/content/favoriteSeries/addToMyList';
const assign = vi.fn<(address: string) => void>();
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
  isDefaultProfile: id === 1,
  hasPin: false,
  screenTime: null,
  maxAge: null,
  hasAllowList: false,
  ...over,
});
const FAMILY = [profile(1), profile(2), profile(3, { profileType: 'KIDS' })];
const boot = { config: START.config, state: { loaderData: { root: START } } };

/** The start data after the login; the module that remembers it reads it once. */
const known = { ...START };
boot.state.loaderData.root = known;

beforeEach(() => {
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  sessionStorage.clear();
  forgetMemberData();
  assign.mockReset();
  useModals.setState({ modal: null, below: [] });
  useNotifications.setState({ shown: [] });
  vi.stubGlobal('boot', boot);
  vi.stubGlobal('location', { ...window.location, protocol: 'http:', assign });
});

/** The requests that add a title, with the profile and the token that they name. */
function network() {
  const added: [profile: string | null, token: string | null][] = [];
  scriptNetwork({
    '/auth/public/login': tokens(),
    '/auth/auth/user-profile/2/select': {
      ...tokens({ profile: profile(2), token: 'of-profile-2', accessToken: 'of-profile-2' }),
    },
    [ADD]: ({ token }) => {
      added.push([readCookie(COOKIES.profile), token]);
      return { data: { seriesId: 7, inMyList: true } };
    },
  });
  return added;
}

/** A guest adds a title on its page, and logs in to an account with these profiles. */
async function addAsGuest(profiles: Profile[]) {
  const user = userEvent.setup();
  known.account = { ...ACCOUNT, userProfile: profiles };
  const page = renderApp(<MyListButton seriesId={7} title="Nûr" inMyList={false} />, {
    path: '/detail/nur',
  });
  await user.click(screen.getByRole('button', { name: 'My List' }));
  page.unmount();
  const { params } = useModals.getState().modal ?? {};
  const dialog = renderApp(<LoginModal {...(params as ModalParams['login'])} />, {
    path: '/detail/nur',
    reload: () => known,
  });
  await user.type(screen.getByLabelText('E-mail or phone number'), 'leyla@kandil.test');
  await user.type(screen.getByLabelText('Password'), 'lamp');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(useModals.getState().modal?.visible ?? false).toBe(false));
  dialog.unmount();
}

const chooser = () =>
  renderApp(<ProfilesPage profiles={FAMILY} />, {
    path: '/profiles?redirectUrl=%2F:lang%2Fdetail%2Fnur',
    start: { account: known.account },
  });

test('what a guest adds goes on the list of the profile that is chosen after the login', async () => {
  const added = network();
  await addAsGuest(FAMILY);
  expect(added).toEqual([]);
  chooser();
  await act(async () => screen.getByRole('button', { name: 'Profile 2' }).click());
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  // Before the page is loaded again, which then shows it, with the message.
  expect(added).toEqual([['2', 'of-profile-2']]);
  expect(hasStoredNotification()).toBe(true);
  expect(useNotifications.getState().shown).toEqual([]);
});

test('and on the list of the default profile if the choice is dismissed', async () => {
  const added = network();
  await addAsGuest(FAMILY);
  chooser();
  await act(async () => screen.getByRole('button', { name: 'Not now' }).click());
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(added).toEqual([['1', 'access']]);
});

test('without a choice it is added at once', async () => {
  const added = network();
  await addAsGuest([profile(1)]);
  await waitFor(() => expect(added).toHaveLength(1));
  expect(useNotifications.getState().shown).toMatchObject([{ text: 'Added Nûr to My List.' }]);
});

test('it is forgotten with the session, and is not done for the next member', async () => {
  const added = network();
  await addAsGuest(FAMILY);
  forgetMemberData();
  chooser();
  await act(async () => screen.getByRole('button', { name: 'Profile 2' }).click());
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(added).toEqual([]);
});
