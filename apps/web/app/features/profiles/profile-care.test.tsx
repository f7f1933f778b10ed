import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { type Confirmation, type ModalParams, useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { DeleteButton, PinSection } from './profile-care.tsx';

const profile = (over: Partial<Profile>) =>
  ({ id: 4, profileName: 'Elif', profileType: 'ADULT', hasPin: false, ...over }) as Profile;
const params = <P,>() => useModals.getState().modal?.params as P;
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const said = () => useNotifications.getState().shown.map(({ text }) => text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  useModals.setState({ modal: null, below: [] });
  useNotifications.setState({ shown: [] });
});
test('a PIN is set, then changed or removed, and each is said', async () => {
  renderApp(<PinSection profile={profile({})} />);
  expect(buttons()).toEqual(['Set a PIN']);
  await press('Set a PIN');
  expect(params<ModalParams['profilePin']>()).toMatchObject({ profileId: 4, remove: false });
  act(() => params<ModalParams['profilePin']>().onSaved(true));
  expect(buttons()).toEqual([expect.stringContaining('PIN'), 'Remove PIN']);
  expect(buttons()[0]).not.toBe('Set a PIN');
  await press('Remove PIN');
  expect(params<ModalParams['profilePin']>().remove).toBe(true);
  act(() => params<ModalParams['profilePin']>().onSaved(false));
  expect(buttons()).toEqual(['Set a PIN']);
  expect(new Set(said()).size).toBe(2);
});

test('what a PIN does differs for a child', () => {
  renderApp(<PinSection profile={profile({ hasPin: true })} />);
  const forAdults = document.querySelector('p')?.textContent;
  expect(buttons()).toHaveLength(2);
  cleanup();
  renderApp(<PinSection profile={profile({ profileType: 'KIDS' })} />);
  expect(document.querySelector('p')?.textContent).not.toBe(forAdults);
});

test('a profile is deleted after a question that names it, and its page is left', async () => {
  const path = '/auth/auth/user-profile/4';
  const sent = scriptNetwork({ [path]: { data: { id: 4 } } });
  const { router } = renderApp(<DeleteButton profile={profile({})} />, {
    path: '/profiles/edit/4',
  });
  await userEvent.click(screen.getByRole('button'));
  const { run, text, danger } = params<Confirmation>();
  expect(text).toContain('Elif');
  expect(danger).toBe(true);
  expect(sent).toEqual([]);
  await act(() => run());
  expect(sent[0]).toMatchObject({ method: 'DELETE', path });
  expect(said()[0]).toContain('Elif');
  expect(router.state.location.pathname).not.toBe('/profiles/edit/4');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a profile that is in use stays, and the question says why', async () => {
  scriptNetwork({ '/auth/auth/user-profile/4': refused(409, 'PROFILE_IN_USE', 'It is in use.') });
  const { router } = renderApp(<DeleteButton profile={profile({})} />, {
    path: '/profiles/edit/4',
  });
  await userEvent.click(screen.getByRole('button'));
  await expect(params<Confirmation>().run()).rejects.toThrow('It is in use.');
  expect(router.state.location.pathname).toBe('/profiles/edit/4');
});
