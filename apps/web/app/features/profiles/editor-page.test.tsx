import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { ACCOUNT, renderApp, START } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { EditorPage } from './editor-page.tsx';
import type { Avatar, EditorData } from './load.ts';

const avatar = (avatarId: string, profileType: Avatar['profileType']): Avatar => ({
  avatarId,
  imageUrl: `/images/avatars/${avatarId}.webp`,
  profileType,
});
const main: Profile = {
  id: 1,
  profileId: 1,
  profileName: 'Leyla',
  avatarId: 'star',
  langCode: 'en',
  autoNextEpisode: true,
  autoPreview: false,
  audioDescription: false,
  subtitlesForDeaf: false,
  profileType: 'ADULT',
  isDefaultProfile: true,
  hasPin: false,
  screenTime: null,
  maxAge: null,
  hasAllowList: false,
};
const second: Profile = {
  ...main,
  id: 2,
  profileId: 2,
  profileName: 'Omar',
  isDefaultProfile: false,
};
const child: Profile = { ...second, id: 3, profileId: 3, profileType: 'KIDS', avatarId: 'cat' };

const EDITOR: NonNullable<EditorData['editor']> = {
  profile: null,
  avatars: [
    avatar('star', 'ADULT'),
    avatar('ship', 'ADULT'),
    avatar('cat', 'KIDS'),
    avatar('fish', 'KIDS'),
  ],
  free: ['ship', 'fish'],
  profiles: [main, second],
};

function open(profile: Profile | null, multi = 'true', profileId = 1, profiles = EDITOR.profiles) {
  return renderApp(<EditorPage editor={{ ...EDITOR, profile, profiles }} />, {
    start: {
      config: { ...START.config, MULTI_PROFILE_ENABLED: multi },
      account: { ...ACCOUNT, userProfile: profiles },
      profileId,
    },
  });
}
const avatars = () =>
  screen.getAllByRole<HTMLInputElement>('radio').map((each) => [each.value, each.checked]);
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const kids = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Children’s profile' });

beforeEach(() => {
  useModals.setState({ modal: null });
  sessionStorage.clear();
});
describe('a new profile', () => {
  test('starts with an unused avatar of its type, and lists unused ones first', async () => {
    open(null);
    expect(avatars()).toEqual([
      ['ship', true],
      ['star', false],
    ]);
    await userEvent.click(kids());
    await waitFor(() =>
      expect(avatars()).toEqual([
        ['fish', true],
        ['cat', false],
      ]),
    );
    expect(screen.getByRole('radio', { name: 'Cat, already in use' })).toBeTruthy();
  });

  test('requires a name in any script; an error keeps the input and a double click saves once', async () => {
    let answer = () => undefined as void;
    const pressedTwice = new Promise<void>((resolve) => (answer = resolve));
    const refusal = refused(409, 'PROFILE_LIMIT', 'You have as many as you can.');
    const sent = scriptNetwork({
      '/auth/auth/user-profile/add': () => pressedTwice.then(() => refusal),
    });
    const user = userEvent.setup();
    open(null);
    const create = screen.getByRole('button', { name: 'Create profile' });
    await user.click(create);
    await screen.findByText('This field is required');
    expect(document.activeElement).toBe(name());
    expect(sent).toEqual([]);
    await user.type(name(), ' مريم ');
    await user.selectOptions(screen.getByLabelText('Language of this profile'), 'ur');
    await user.click(kids());
    await user.dblClick(create);
    answer();
    expect((await screen.findByRole('alert')).textContent).toBe('You have as many as you can.');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      profileName: 'مريم',
      avatarId: 'fish',
      langCode: 'ur',
      autoNextEpisode: true,
      autoPreview: true,
      audioDescription: false,
      subtitlesForDeaf: false,
      profileType: 'KIDS',
      screenTime: null,
      maxAge: 7,
    });
    expect([name().value, kids().checked]).toEqual([' مريم ', true]);
  });
});

describe('the draft of a new profile', () => {
  const reload = () => {
    cleanup();
    return open(null);
  };

  test('survives a reload until it is saved or canceled', async () => {
    scriptNetwork({ '/auth/auth/user-profile/add': { data: { ...child, hasPin: false } } });
    open(null);
    await userEvent.type(name(), 'مريم');
    await userEvent.click(kids());
    const { router } = reload();
    await waitFor(() => expect([name().value, kids().checked]).toEqual(['مريم', true]));
    await userEvent.click(screen.getByRole('button', { name: 'Create profile' }));
    await waitFor(() =>
      expect(useModals.getState().modal).toMatchObject({
        name: 'profilePin',
        params: { profileId: child.id, remove: false, offeredFor: child.profileName },
      }),
    );
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/profiles?manage');
    reload();
    expect(name().value).toBe('');
    await userEvent.type(name(), 'Omar');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    reload();
    expect(name().value).toBe('');
  });

  test('is not shown to another member, nor in a profile that exists', async () => {
    open(null);
    await userEvent.type(name(), 'Mine');
    cleanup();
    open(second);
    expect(name().value).toBe('Omar');
    cleanup();
    forgetMemberData();
    open(null);
    expect(name().value).toBe('');
  });
});

describe('an existing profile', () => {
  test('is saved under its id, and the list says so', async () => {
    useNotifications.setState({ shown: [] });
    const sent = scriptNetwork({
      '/auth/auth/user-profile/2': ({ body }) => ({ data: { ...second, ...body } }),
    });
    const { router } = open(second);
    expect(document.title).toMatch(/^Edit profile/);
    await userEvent.clear(name());
    await userEvent.type(name(), 'Umar');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profiles'));
    expect(sent[0]?.body).toMatchObject({ profileName: 'Umar', profileType: 'ADULT' });
    expect(useNotifications.getState().shown).toMatchObject([
      { tone: 'success', text: expect.stringContaining('Umar') as string },
    ]);
    // An adult needs no PIN.
    expect(useModals.getState().modal).toBeNull();
  });

  test('the main profile stays ADULT and says that it cannot be deleted', () => {
    open(main);
    expect(kids().disabled).toBe(true);
    expect(screen.getByText(/It is for adults and cannot be deleted/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete profile' })).toBeNull();
    expect(avatars()[0]).toEqual(['star', true]);
  });

  test('another profile is deleted after a confirmation that says what is lost', async () => {
    open(second);
    await userEvent.click(screen.getByRole('button', { name: 'Delete profile' }));
    expect(useModals.getState().modal).toMatchObject({
      name: 'confirm',
      params: { danger: true, text: expect.stringContaining('Omar') as string },
    });
  });

  test.each(['true', 'false'])('with the flag %s a PIN can be set and removed', (multi) => {
    open(second, multi);
    expect(screen.getByRole('button', { name: 'Set a PIN' })).toBeTruthy();
    cleanup();
    open({ ...second, hasPin: true }, multi);
    expect(screen.getByRole('button', { name: 'Remove PIN' })).toBeTruthy();
  });

  test('a kids profile cannot edit profiles', () => {
    open(main, 'true', 3, [main, child]);
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByText(/This is a children’s profile/)).toBeTruthy();
  });
});
