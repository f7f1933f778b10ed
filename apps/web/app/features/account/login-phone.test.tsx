import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { COOKIES, removeCookie } from '#app/browser/cookies.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { scriptNetwork, tokens } from '#app/testing/network.ts';
import { LoginModal } from './login-modal.tsx';

const name = () => screen.getByLabelText<HTMLInputElement>('E-mail or phone number');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

beforeEach(() => {
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  useModals.setState({ modal: null });
});
async function fill(user: ReturnType<typeof userEvent.setup>, login = 'leyla@kandil.test') {
  await user.type(name(), login);
  await user.type(password(), 'lamp');
}

describe('a phone number', () => {
  // The module is loaded with the first number. It is preloaded here, so that its load time is not part of the test.
  beforeAll(() => import('#app/domain/contact/country-picker.tsx'));

  const COUNTRIES = [
    {
      countryCode: 'TR',
      countryName: 'Türkiye',
      countryPhoneCode: '+90',
      flagUrl: '/flags/TR.svg',
      selected: true,
    },
    {
      countryCode: 'ID',
      countryName: 'Indonesia',
      countryPhoneCode: '+62',
      flagUrl: '/flags/ID.svg',
      selected: false,
    },
  ];

  test('without the list of countries the number includes its calling code', async () => {
    const sent = scriptNetwork({
      '/auth/country/list': { status: 501 },
      '/auth/public/login': tokens(),
    });
    const user = userEvent.setup();
    renderApp(<LoginModal />);
    await fill(user, '+90 532 123 45 67');
    expect(name().value).toBe('90 532 123 45 67');
    expect(screen.getByText(/Begin with the country code/)).toBeTruthy();
    await user.click(submit());
    await waitFor(() => expect(sent.at(-1)?.body['msisdn']).toBe('905321234567'));
  });

  test('chooses its country from a list that supports search and the keyboard', async () => {
    const sent = scriptNetwork({
      '/auth/country/list': { data: COUNTRIES },
      '/auth/public/login': tokens(),
    });
    const user = userEvent.setup();
    renderApp(<LoginModal />);
    await user.type(name(), '812345678');
    const prefix = await screen.findByRole('button', { name: 'Country code: Türkiye +90' });
    await user.click(prefix);
    expect(document.activeElement).toBe(screen.getByPlaceholderText('Search countries'));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('button', { name: 'Country code: Indonesia +62' })).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.type(password(), 'lamp{Enter}');
    await waitFor(() => expect(sent.at(-1)?.body['msisdn']).toBe('62812345678'));
  });

  test(
    'letters on the button start the search, arrows open the list, Enter takes the first match',
    { tags: ['VALID-15'] },
    async () => {
      scriptNetwork({ '/auth/country/list': { data: COUNTRIES } });
      const user = userEvent.setup();
      renderApp(<LoginModal />);
      await user.type(name(), '8');
      const prefix = await screen.findByRole('button', { name: 'Country code: Türkiye +90' });
      prefix.focus();
      await user.keyboard('i');
      const search = screen.getByPlaceholderText<HTMLInputElement>('Search countries');
      expect([search.value, document.activeElement]).toEqual(['i', search]);
      await user.keyboard('ndo{Enter}');
      const chosen = await screen.findByRole('button', { name: 'Country code: Indonesia +62' });
      expect(document.activeElement).toBe(chosen);
      expect(chosen.querySelector('img')?.getAttribute('src')).toBe('/flags/ID.svg');
      await user.keyboard('{ArrowDown}');
      expect(screen.getAllByRole('option')).toHaveLength(2);
      await user.keyboard('zz');
      expect(screen.getByText('No matching country')).toBeTruthy();
    },
  );

  test('Escape closes only the list of countries', async () => {
    scriptNetwork({ '/auth/country/list': { data: COUNTRIES } });
    const user = userEvent.setup();
    const dialog = vi.fn<() => void>();
    document.addEventListener('keydown', dialog);
    renderApp(<LoginModal />);
    await user.type(name(), '8');
    await user.click(await screen.findByRole('button', { name: /Country code/ }));
    dialog.mockClear();
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', dialog);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(dialog).not.toHaveBeenCalled();
  });
});
