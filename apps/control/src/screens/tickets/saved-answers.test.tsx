import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import { AT, ROOM } from './tickets.fixture.ts';

const ID = '0f0e6a4e-8a0b-4c55-9c0a-000000000031';
const RESTART = {
  id: ID,
  language: 'en',
  title: 'Restart',
  text: 'Hello {name}',
  version: 4,
  changedAt: AT,
};
const IN: Answers = {
  '/me': { data: self('support') },
  [ROOM.saved]: { data: { answers: [RESTART] } },
};
const open = () => openControl('/tickets/saved-answers');
const bodies = (sent: ReturnType<typeof scriptNetwork>, path: string) =>
  sent.filter((request) => request.path === path).map(({ body }) => body);

beforeEach(() => void plugInAuthenticator());

test('a new answer needs a title, a text, and placeholders that tickets fill', async () => {
  const sent = scriptNetwork({
    ...IN,
    [ROOM.saved]: [{ data: { answers: [] } }, { data: { answers: [RESTART] } }],
    [ROOM.save]: [
      refused(400, 'INVALID_INPUT', { fields: { title: 'INVALID_INPUT' } }),
      { data: RESTART },
    ],
  });
  open();
  await screen.findByText('No saved answers yet');
  await userEvent.click(screen.getByRole('button', { name: 'New answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New answer' }));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await save();
  expect(dialog.getByText('Enter a title.')).toBeDefined();
  expect(dialog.getByText('Enter a text.')).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Title'), 'Restart');
  await userEvent.type(dialog.getByLabelText('Text'), 'Hello {{surname}');
  expect(dialog.getByText('No ticket fills {surname}.')).toBeDefined();
  await userEvent.clear(dialog.getByLabelText('Text'));
  await userEvent.type(dialog.getByLabelText('Text'), 'Hello {{name}');
  await userEvent.selectOptions(dialog.getByLabelText('Language'), 'Arabic');
  await save();
  expect(await dialog.findByText(/Another answer in this language/)).toBeDefined();
  await save();
  await screen.findByText('Restart was saved.');
  expect(bodies(sent, ROOM.save)[1]).toEqual({
    known: null,
    language: 'ar',
    title: 'Restart',
    text: 'Hello {name}',
  });
  await screen.findByRole('row', { name: /Restart/ });
});

test('an answer is changed from the version that was read; where somebody was faster, their text is shown', async () => {
  const theirs = { ...RESTART, text: 'Their text', version: 7 };
  const sent = scriptNetwork({
    ...IN,
    [ROOM.saved]: [{ data: { answers: [RESTART] } }, { data: { answers: [theirs] } }],
    [ROOM.save]: [refused(409, 'TICKET_CHANGED'), { data: RESTART }],
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Restart' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit saved answer' }));
  await userEvent.type(dialog.getByLabelText('Text'), ' Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Somebody changed Restart meanwhile')).toBeDefined();
  expect(dialog.getByText('Their text')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Restart was saved.');
  const text = `${RESTART.text} Mine`;
  expect(bodies(sent, ROOM.save)).toMatchObject([
    { known: { id: ID, version: 4 }, text },
    { known: { id: ID, version: 7 }, text },
  ]);
});

test('an answer is deleted after a question', async () => {
  const sent = scriptNetwork({ ...IN, [ROOM.delete]: { data: null } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Restart' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Restart?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Restart was deleted.');
  expect(bodies(sent, ROOM.delete)).toEqual([{ id: ID }]);
});
