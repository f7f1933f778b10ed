import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import {
  SUBJECTS,
  LIMITS,
  SAVE,
  FORMATS,
  PICTURE,
  email,
  message,
  subject,
  file,
  consent,
  send,
  attach,
  fill,
} from './support.fixture.ts';
import { SupportPage } from './support-page.tsx';

const DONE = { data: { ticketId: 'T-100001' }, message: 'Thank you. Its number is T-100001.' };

const page = () =>
  renderApp(<SupportPage subjects={SUBJECTS} tickets={[]} />, {
    start: { account: ACCOUNT },
    path: '/customer-support',
  });

beforeEach(() => {
  sessionStorage.clear();
  useNotifications.setState({ shown: [] });
});
describe('sending', () => {
  test(
    'sends what was written once, with the file and its progress',
    {
      tags: ['SUPPORT-06', 'SUPPORT-07', 'SUPPORT-08', 'NOTIFY-08'],
    },
    async () => {
      vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
      let answer: (done: typeof DONE) => void = () => undefined;
      const sent = scriptNetwork({
        [LIMITS]: FORMATS,
        [SAVE]: () => new Promise<typeof DONE>((resolve) => (answer = resolve)),
      });
      const { router } = page();
      await fill();
      await attach(PICTURE);
      await userEvent.click(send());
      fireEvent.submit(screen.getByRole('form'));
      const bar = await screen.findByRole<HTMLProgressElement>('progressbar');
      expect([bar.value, bar.max]).toEqual([50, 100]);
      for (const field of [email(), subject(), message(), file(), consent()])
        expect(field.matches(':disabled')).toBe(true);
      await act(async () => answer(DONE));
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
      const saves = sent.filter(({ path }) => path === SAVE);
      expect(saves.map(({ body }) => body)).toEqual([
        {
          ticketEmail: 'leyla@kandil.test',
          ticketSubject: 'PLAYBACK',
          ticketMessage: 'The sound stops.',
          deviceLanguage: 'en',
          ticketKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
          file: expect.any(File),
        },
      ]);
      expect(useNotifications.getState().shown).toMatchObject([
        { tone: 'success', text: 'Thank you. Its number is T-100001.' },
      ]);
      expect(message().value).toBe('');
      expect(screen.queryByText('Screen.PNG')).toBeNull();
    },
  );

  test(
    'a refusal is shown above the form, nothing is lost, and a retry has the same key',
    {
      tags: ['SUPPORT-14'],
    },
    async () => {
      let isUp = false;
      const sent = scriptNetwork({
        [LIMITS]: FORMATS,
        [SAVE]: () => (isUp ? DONE : refused(429, 'TOO_MANY_REQUESTS', 'Please wait an hour.')),
      });
      const { router } = page();
      await fill();
      await attach(PICTURE);
      await userEvent.click(send());
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe('Please wait an hour.');
      expect(
        alert.compareDocumentPosition(email()) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy();
      expect([message().value, consent().checked]).toEqual(['The sound stops.', true]);
      expect(await screen.findByText('Screen.PNG')).toBeTruthy();
      await userEvent.click(send());
      await waitFor(() => expect(sent.filter(({ path }) => path === SAVE)).toHaveLength(2));
      await userEvent.type(message(), ' Always.');
      isUp = true;
      await userEvent.click(send());
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
      const keys = sent
        .filter(({ path }) => path === SAVE)
        .map(({ body }) => body['ticketKey'] as string);
      expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
    },
  );

  test('a field that the service refuses is marked', async () => {
    scriptNetwork({
      [LIMITS]: FORMATS,
      [SAVE]: refused(400, 'FILE_TYPE_UNSUPPORTED', 'Unsupported File Type!', {
        fields: { file: 'FILE_TYPE_UNSUPPORTED' },
      }),
    });
    page();
    await fill();
    await attach(PICTURE);
    await userEvent.click(send());
    await waitFor(() => expect(screen.getAllByText('Unsupported File Type!')).toHaveLength(2));
    expect(file().getAttribute('aria-invalid')).toBe('true');
  });

  test('goes back to where the member came from', { tags: ['SUPPORT-09'] }, async () => {
    scriptNetwork({ [LIMITS]: FORMATS, [SAVE]: DONE });
    window.history.replaceState({ idx: 1 }, '');
    const { router } = page();
    const went = vi.spyOn(router, 'navigate');
    await fill();
    await userEvent.click(send());
    await waitFor(() => expect(went).toHaveBeenCalledWith(-1));
    window.history.replaceState(null, '');
  });
});
