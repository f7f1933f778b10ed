import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type ModalName,
  type ModalParams,
  type OpenModal,
  useModals,
} from '#app/domain/prompt/modal-store.ts';
import { renderApp, UI } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { Modals } from './registry.tsx';

const modal = <Name extends ModalName>(name: Name, params: Partial<ModalParams[Name]>) =>
  ({ name, params, visible: true, attached: true, preventClosing: false }) as OpenModal;
const dialogs = () =>
  screen
    .getAllByRole<HTMLDialogElement>('dialog')
    .map((dialog) => [
      document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent,
      dialog.className.includes('52rem'),
    ]);

// The code of the dialogs is fetched when they open: here only their frames matter.
beforeAll(async () => void (await import('./confirm-modal.tsx')));
beforeEach(() => void scriptNetwork({}));
test.each([
  [modal('login', {}), 'account.logIn', false],
  [modal('login', { form: 'forgotPassword' }), 'forgot.title', false],
  [modal('register', {}), 'signUp.title', true],
  [modal('subscriptionPlans', {}), 'plans.title', true],
  [modal('userInfo', { activeFormName: 'phone' }), 'userInfo.phone', false],
  [modal('enterPin', { name: 'Elif', reason: 'enter', ways: ['pin'] }), 'pin.title', false],
  [modal('enterPin', { name: 'Elif', reason: 'leave', ways: ['pin'] }), 'pin.grownUps', false],
  [modal('profilePin', { remove: true }), 'profile.removePin', false],
  [modal('profilePin', { remove: false }), 'profile.lock', false],
  [modal('confirm', { title: 'settings.signOutSession' }), 'settings.signOutSession', false],
])('the dialog %# has the title of what it asks, and room for it', (open, title, isWide) => {
  renderApp(<Modals modals={[open]} />);
  expect(dialogs()).toEqual([[UI[title], isWide]]);
});

test('a dialog over another one leads back to it, and the one below stays', () => {
  const below = modal('confirm', {
    title: 'settings.signOutSession',
    text: '',
    action: 'settings.signOut',
  });
  const top = modal('login', {});
  useModals.setState({ modal: top, below: [below] });
  renderApp(<Modals modals={[below, top]} />);
  const [lower, upper] = screen.getAllByRole('dialog');
  expect(within(lower as HTMLElement).getByRole('button', { name: 'Close' })).toBeTruthy();
  fireEvent.click(within(upper as HTMLElement).getByRole('button', { name: 'Back' }));
  expect(useModals.getState().modal?.visible ?? false).toBe(false);
});

test('a dialog that must be answered does not close', () => {
  const open = { ...modal('loading', { text: 'settings.loggingOut' }), preventClosing: true };
  useModals.setState({ modal: open, below: [] });
  renderApp(<Modals modals={[open]} />);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(useModals.getState().modal?.visible).toBe(true);
});
