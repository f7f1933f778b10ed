import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';

const A = '/api/auth/staff';
const AT = '2026-11-20T12:00:00.000Z';
const NEVER = { version: 0, changedAt: null, changedBy: '' };
const BY_OMAR = { changedAt: AT, changedBy: 'Omar Said' };
const registration = { name: 'REGISTRATION', isOn: true, isLocked: false, ...NEVER };
const SWITCHES = {
  switches: [
    { name: 'AVOD_ENABLED', isOn: true, isLocked: true, ...NEVER },
    { name: 'MULTI_PROFILE_ENABLED', isOn: false, isLocked: false, version: 3, ...BY_OMAR },
    registration,
  ],
  notice: { notice: null, state: 'NONE', ...NEVER },
};
const setting = (name: string, value: string | null, isSet = false, isSecret = false) => ({
  name,
  value,
  isSet,
  isSecret,
});
const SETTINGS = {
  node: 'node-1',
  groups: [
    {
      title: 'Addresses and ports',
      settings: [setting('PORT', '3000'), setting('CORS_ORIGINS', null)],
    },
    {
      title: 'Mail and messages',
      settings: [setting('SMTP_URL', 'smtp://•••@mail:587', true)],
    },
    { title: 'Payment', settings: [setting('PAYPAL_CLIENT_SECRET', null, true, true)] },
  ],
};
const IN: Answers = {
  '/me': { data: self('administrator') },
  [`${A}/switches`]: { data: SWITCHES },
  [`${A}/settings`]: { data: SETTINGS },
};
beforeEach(() => void plugInAuthenticator());

describe('the switches', () => {
  test('say what they do, how they are, and who changed them; a locked one names its variable', async () => {
    scriptNetwork(IN);
    openControl('/settings');
    await screen.findByText('Guests may browse');
    const rows = screen.getAllByRole('listitem');
    const text = rows.map((row) => row.textContent).join('\n');
    expect(text).toContain('Guests may browseOn');
    expect(text).toContain('The variable AVOD_ENABLED is set and decides.');
    expect(text).toMatch(/A profile must be chosenOff.*Changed .* by Omar Said/v);
    expect(screen.queryByRole('button', { name: /Guests may browse/v })).toBeNull();
  });

  test('are changed after a question, with the version that was seen', async () => {
    const closed = { ...registration, isOn: false, version: 1, ...BY_OMAR };
    const sent = scriptNetwork({
      ...IN,
      [`${A}/switches/set`]: {
        data: { ...SWITCHES, switches: [...SWITCHES.switches.slice(0, 2), closed] },
      },
    });
    openControl('/settings');
    const button = 'Switch off: Registration is open';
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close registration?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText(/^Switched\. It is in force/v)).toBeDefined();
    expect(sent.findLast(({ path }) => path.endsWith('/set'))?.body).toEqual({
      name: 'REGISTRATION',
      isOn: false,
      version: 0,
    });
    const again = 'Switch on: Registration is open';
    expect(await screen.findByRole('button', { name: again })).toBeDefined();
  });

  test('say what somebody else did meanwhile, and do nothing', async () => {
    const theirs = { ...registration, isOn: false, version: 1, ...BY_OMAR };
    const answers = [SWITCHES, { ...SWITCHES, switches: [theirs] }];
    const sent = scriptNetwork({
      ...IN,
      [`${A}/switches`]: () => ({ data: answers.length > 1 ? answers.shift() : answers[0] }),
      [`${A}/switches/set`]: refused(409, 'SETTING_CHANGED'),
    });
    openControl('/settings');
    const button = 'Switch off: Registration is open';
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    expect(await dialog.findByRole('alert')).toHaveProperty(
      'textContent',
      'Somebody else was faster. Omar Said switched it off in the meantime.',
    );
    expect(sent.filter(({ path }) => path.endsWith('/set'))).toHaveLength(1);
  });
});

describe('the notice of maintenance', () => {
  const field = (dialog: ReturnType<typeof within>, label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });

  test('is planned with texts of some languages', async () => {
    const sent = scriptNetwork({ ...IN, [`${A}/notice/set`]: { data: SWITCHES } });
    openControl('/settings');
    expect(await screen.findByText('No notice is planned.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Plan a notice' }));
    const dialog = within(await screen.findByRole('dialog'));
    field(dialog, 'Work begins', '2030-05-01T20:00');
    field(dialog, 'Work ends', '2030-05-01T19:00');
    field(dialog, 'Shown from', '2030-05-01T08:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Save notice' }));
    expect(dialog.getByText(/^After the work begins/v)).toBeDefined();
    expect(sent.filter(({ path }) => path.endsWith('/notice/set'))).toEqual([]);
    field(dialog, 'Work ends', '2030-05-01T22:00');
    await userEvent.selectOptions(dialog.getByLabelText('Add a text'), 'ar');
    await userEvent.type(dialog.getByLabelText(/^Text in/v), 'نعمل');
    await userEvent.click(dialog.getByRole('button', { name: 'Save notice' }));
    expect(await screen.findByText('Saved. Visitors see it at its time.')).toBeDefined();
    const iso = (typed: string) => new Date(typed).toISOString();
    expect(sent.findLast(({ path }) => path.endsWith('/notice/set'))?.body).toEqual({
      version: 0,
      notice: {
        showFrom: iso('2030-05-01T08:00'),
        from: iso('2030-05-01T20:00'),
        until: iso('2030-05-01T22:00'),
        texts: { ar: 'نعمل' },
      },
    });
  });

  test('that is not saved stays when its dialog is closed and the page is loaded again, and only a missing beginning is wrong', async () => {
    const sent = scriptNetwork(IN);
    openControl('/settings');
    const plan = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Plan a notice' }));
      return within(await screen.findByRole('dialog'));
    };
    const first = await plan();
    field(first, 'Work begins', '');
    await userEvent.selectOptions(first.getByLabelText('Add a text'), 'ar');
    await userEvent.type(first.getByLabelText('Text in Arabic'), 'نعمل');
    await userEvent.click(first.getByRole('button', { name: 'Save notice' }));
    const wrong = screen.getAllByLabelText(/^Work|^Shown/v).map((input) => input.ariaInvalid);
    expect(wrong).toEqual(['true', null, null]);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    cleanup();
    openControl('/settings');
    const again = await plan();
    expect(again.getByLabelText<HTMLTextAreaElement>('Text in Arabic').value).toBe('نعمل');
    expect(sent.filter(({ path }) => path.endsWith('/notice/set'))).toEqual([]);
  });

  test('of somebody else is shown, and what was typed stays', async () => {
    const notice = { showFrom: AT, from: AT, until: '2026-11-20T13:00:00.000Z', texts: {} };
    const theirs = { notice, state: 'PAST', version: 5, ...BY_OMAR };
    const answers = [SWITCHES, { ...SWITCHES, notice: theirs }];
    const sent = scriptNetwork({
      ...IN,
      [`${A}/switches`]: () => ({ data: answers.length > 1 ? answers.shift() : answers[0] }),
      [`${A}/notice/set`]: refused(409, 'SETTING_CHANGED'),
    });
    openControl('/settings');
    await userEvent.click(await screen.findByRole('button', { name: 'Plan a notice' }));
    const dialog = within(await screen.findByRole('dialog'));
    field(dialog, 'Work begins', '2030-05-01T20:00');
    field(dialog, 'Work ends', '2030-05-01T22:00');
    field(dialog, 'Shown from', '2030-05-01T08:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Save notice' }));
    expect(await dialog.findByText(/^Omar Said changed the notice in the meantime/v)).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('Work begins').value).toBe('2030-05-01T20:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Save notice' }));
    const versions = sent.filter(({ path }) => path.endsWith('/notice/set'));
    expect(versions.map(({ body }) => body['version'])).toEqual([0, 5]);
  });
});

describe('the configuration', () => {
  test('is searched by name and value; secrets are set or not', async () => {
    scriptNetwork(IN);
    openControl('/settings');
    expect(await screen.findByText('4 variables')).toBeDefined();
    const payment = within(screen.getByRole('table', { name: 'Payment' }));
    expect(payment.getByText('Set, and secret')).toBeDefined();
    const search = screen.getByRole('searchbox', { name: 'Search the configuration' });
    await userEvent.type(search, 'mail');
    expect(screen.getByText('1 variable')).toBeDefined();
    await userEvent.type(search, ' nothing');
    expect(screen.getByText('No variable matches')).toBeDefined();
    await userEvent.clear(search);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only what is set' }));
    expect(screen.getByText('2 variables')).toBeDefined();
  });

  test('is away: the switches stay, and it can be tried again', async () => {
    const answers: Answers = { ...IN, [`${A}/settings`]: refused(503, 'UNAVAILABLE') };
    scriptNetwork(answers);
    openControl('/settings');
    expect(await screen.findByText('Registration is open')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Registration is open')).toBeDefined();
  });
});

test('another role sees that this is not for it', async () => {
  const sent = scriptNetwork({ ...IN, '/me': { data: self('support') } });
  openControl('/settings');
  expect(await screen.findByText('This section is not part of your role')).toBeDefined();
  expect(sent.some(({ path }) => path.startsWith(A))).toBe(false);
});
