import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import {
  SUBJECTS,
  LIMITS,
  FORMATS,
  PICTURE,
  email,
  message,
  subject,
  file,
  consent,
  send,
  choose,
  attach,
  isGone,
} from './support.fixture.ts';
import { SupportPage } from './support-page.tsx';

const page = () =>
  renderApp(<SupportPage subjects={SUBJECTS} tickets={[]} />, {
    start: { account: ACCOUNT },
    path: '/customer-support',
  });

/** What is said about the file, under its field. */
const fileNote = () => document.getElementById(`${file().id}-note`)?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  useNotifications.setState({ shown: [] });
});
describe('the fields', () => {
  beforeEach(() => void scriptNetwork({ [LIMITS]: FORMATS }));

  test(
    'the e-mail is the member’s, is required and must fit the pattern',
    {
      tags: ['VALID-27', 'VALID-28', 'VALID-39'],
    },
    async () => {
      page();
      expect(email().value).toBe('leyla@kandil.test');
      await userEvent.clear(email());
      expect(await screen.findByText('This field is required')).toBeTruthy();
      await userEvent.type(email(), 'leyla@kandil');
      expect(await screen.findByText('Invalid e-mail')).toBeTruthy();
      await userEvent.type(email(), '.test');
      await isGone('Invalid e-mail');
    },
  );

  test(
    'the message is required and has at least 3 characters',
    {
      tags: ['VALID-31', 'VALID-32', 'VALID-39'],
    },
    async () => {
      page();
      await userEvent.type(message(), 'ab');
      expect(await screen.findByText('Minimum 3 characters required.')).toBeTruthy();
      await userEvent.type(message(), 'c');
      await isGone('Minimum 3 characters required.');
      await userEvent.clear(message());
      expect(await screen.findByText('This field is required')).toBeTruthy();
      await userEvent.type(message(), '   ');
      expect(await screen.findByText('This field is required')).toBeTruthy();
    },
  );

  test('the consent is required', { tags: ['VALID-37'] }, async () => {
    page();
    await userEvent.click(consent());
    await userEvent.click(consent());
    expect(await screen.findByText('You have to accept this agreement')).toBeTruthy();
  });

  test('Send waits for every required field', { tags: ['VALID-29', 'VALID-38'] }, async () => {
    page();
    expect(send().disabled).toBe(true);
    await userEvent.type(message(), 'The sound stops.');
    await userEvent.click(consent());
    expect(send().disabled).toBe(true);
    await choose('PLAYBACK');
    await waitFor(() => expect(send().disabled).toBe(false));
    await userEvent.clear(email());
    await waitFor(() => expect(send().disabled).toBe(true));
  });

  test(
    'a file is checked with the limits of the subject',
    {
      tags: ['VALID-34', 'VALID-35', 'VALID-36'],
    },
    async () => {
      page();
      await attach(new File(['x'], 'page.html'));
      expect(screen.queryByText('Unsupported File Type!')).toBeNull();
      await choose('PLAYBACK');
      expect(await screen.findByText('PNG: up to 1 kB')).toBeTruthy();
      const works = 'One file of these kinds:PNG: up to 1 kB';
      expect(fileNote()).toBe(works);
      await attach(new File(['x'], 'page.html'));
      expect(await screen.findByText('Unsupported File Type!')).toBeTruthy();
      expect(fileNote()).toBe(`Unsupported File Type!${works}`);
      await attach(new File(['x'.repeat(1025)], 'a.png'));
      const tooLarge = 'File size exceeds the limit. Please upload a smaller file.';
      expect(await screen.findByText(tooLarge)).toBeTruthy();
      expect(fileNote()).toBe(`${tooLarge}${works}`);
      await attach(PICTURE);
      expect(await screen.findByText('Screen.PNG')).toBeTruthy();
      expect(screen.queryByText('Unsupported File Type!')).toBeNull();
      expect(file().accept).toBe('.png');
      // A picker that is closed without a choice changes nothing.
      fireEvent.change(file(), { target: { files: [] } });
      expect(screen.getByText('Screen.PNG')).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'Remove Screen.PNG' }));
      expect(screen.queryByText('Screen.PNG')).toBeNull();
      expect(document.activeElement).toBe(file());
    },
  );

  test('takes one file', { tags: ['SUPPORT-03'] }, () => {
    page();
    expect([file().type, file().multiple]).toEqual(['file', false]);
  });
});

describe('the subject', () => {
  test(
    'resets the file and fetches its own limits',
    {
      tags: ['SUPPORT-11', 'SUPPORT-13'],
    },
    async () => {
      const sent = scriptNetwork({ [LIMITS]: FORMATS });
      page();
      await choose('PAYMENT');
      await attach(PICTURE);
      expect(await screen.findByText('Screen.PNG')).toBeTruthy();
      await choose('PLAYBACK');
      await isGone('Screen.PNG');
      expect(sent.map(({ method, path, query }) => [method, path, query])).toEqual([
        ['GET', LIMITS, { subject: 'PAYMENT' }],
        ['GET', LIMITS, { subject: 'PLAYBACK' }],
      ]);
    },
  );

  test(
    'has the service’s description while its limits fail, until it is changed or they come',
    {
      tags: ['VALID-30', 'SUPPORT-12'],
    },
    async () => {
      let isUp = false;
      const down = refused(503, 'UNAVAILABLE', 'Other words', {
        statusDescription: 'The limits are not available.',
      });
      scriptNetwork({
        [LIMITS]: ({ query }) => (isUp || query['subject'] === 'PAYMENT' ? FORMATS : down),
      });
      page();
      await userEvent.type(message(), 'The sound stops.');
      await userEvent.click(consent());
      await choose('PLAYBACK');
      expect(await screen.findByText('The limits are not available.')).toBeTruthy();
      expect(subject().getAttribute('aria-invalid')).toBe('true');
      await waitFor(() => expect(send().disabled).toBe(true));
      await choose('PAYMENT');
      await isGone('The limits are not available.');
      await waitFor(() => expect(send().disabled).toBe(false));
      await choose('PLAYBACK');
      expect(await screen.findByText('The limits are not available.')).toBeTruthy();
      isUp = true;
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      await isGone('The limits are not available.');
      await waitFor(() => expect(send().disabled).toBe(false));
    },
  );
});

test('what was written survives a reload, for its member alone', async () => {
  scriptNetwork({ [LIMITS]: FORMATS });
  page();
  await choose('PLAYBACK');
  await userEvent.type(message(), 'The sound stops.');
  cleanup();
  page();
  expect([subject().value, message().value]).toEqual(['PLAYBACK', 'The sound stops.']);
  cleanup();
  renderApp(<SupportPage subjects={SUBJECTS} tickets={[]} />, {
    start: { account: { ...ACCOUNT, userId: 'u2' } },
  });
  expect([subject().value, message().value]).toEqual(['', '']);
});

describe('without subjects', () => {
  test('they are fetched, with a way to try again', async () => {
    let isUp = false;
    scriptNetwork({
      '/notify/support/ticket/subject': () =>
        isUp ? { data: SUBJECTS } : refused(503, 'UNAVAILABLE', 'Please try again later.'),
    });
    renderApp(<SupportPage subjects={null} tickets={[]} />, { start: { account: ACCOUNT } });
    expect(await screen.findByText('Please try again later.')).toBeTruthy();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(subject()).toBeTruthy());
  });

  test('an empty list leads to e-mail', () => {
    scriptNetwork({});
    renderApp(<SupportPage subjects={[]} tickets={[]} />, { start: { account: ACCOUNT } });
    expect(screen.getByText('No subjects right now')).toBeTruthy();
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  });
});
