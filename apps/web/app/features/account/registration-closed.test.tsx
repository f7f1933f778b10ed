import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { renderApp, START } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { RegisterModal } from './register-modal.tsx';

const CLOSED = { ...START.config, registrationClosed: true };
const WORDS = /^New accounts can’t be created right now/v;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  useModals.setState({ modal: null });
});

describe('while nobody can sign up', () => {
  test('the dialog says it in place of the form, and leads to login', async () => {
    scriptNetwork({ '/auth/config': { data: CLOSED } });
    const user = userEvent.setup();
    renderApp(<RegisterModal email="leyla@kandil.test" />, { start: { config: CLOSED } });
    expect(screen.getByText(WORDS)).toBeTruthy();
    expect(screen.queryByLabelText('Full name')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(useModals.getState().modal).toMatchObject({ name: 'login' });
  });

  test('a tab that is older than the opening gets the form', async () => {
    scriptNetwork({ '/auth/config': { data: START.config } });
    renderApp(<RegisterModal />, { start: { config: CLOSED } });
    expect(await screen.findByLabelText('Full name')).toBeTruthy();
  });
});

test('what was typed stays if it closes meanwhile', async () => {
  const words = 'New accounts cannot be created at the moment. Please come back later.';
  scriptNetwork({ '/auth/public/register': refused(403, 'REGISTRATION_CLOSED', words) });
  const user = userEvent.setup();
  renderApp(<RegisterModal />);
  await user.type(field('Full name'), 'Leyla Hasan');
  await user.type(field('E-mail'), 'leyla@kandil.test');
  await user.type(field('Password'), 'lamp-light');
  await user.type(field('Repeat password'), 'lamp-light');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy());
  expect(field('E-mail').value).toBe('leyla@kandil.test');
  expect(field('Password').value).toBe('lamp-light');
});
