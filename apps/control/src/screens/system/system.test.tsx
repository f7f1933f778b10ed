import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openControl, self } from '#src/testing/app.tsx';
import { refused, scriptNetwork } from '#src/testing/network.ts';
import {
  AT,
  EMPTY,
  FAILED,
  jobsAnswer,
  jobsOf,
  MAILS,
  MEDIA,
  NODE,
  problem,
  WORKS,
} from '#src/testing/system.fixture.ts';
import { bytesText, problemWords, runbookOf } from './words.ts';

afterEach(() => vi.useRealTimers());

const verdict = () => screen.findByRole('region', { name: 'System' });

describe('the system', () => {
  test('says that it is being checked, until every part has answered', async () => {
    scriptNetwork({ ...WORKS, '/system/storage': 'never' });
    openControl('/system');
    expect(await screen.findByText('Checking')).toBeDefined();
    expect(await screen.findByRole('row', { name: /^a1b2c3d4/v })).toBeDefined();
    expect(screen.queryByText('Everything works')).toBeNull();
  });

  test('says that everything works, with the facts', async () => {
    scriptNetwork(WORKS);
    openControl('/system');
    expect((await verdict()).textContent).toContain('Everything works');
    expect(screen.getByText('No job has failed for good.')).toBeDefined();
    expect(
      screen.getByText('1 recurring job', { selector: 'span' }).parentElement?.textContent,
    ).toContain('all on time');
    expect(screen.getByRole('row', { name: /^One-time code 4 1 0/v })).toBeDefined();
    expect(screen.getByText(/^60 GB free of 100 GB/v).parentElement?.textContent).toContain(
      'Films are in a bucket.',
    );
    expect(screen.getByText('1.5 GB, 3 in all')).toBeDefined();
    expect(screen.getByText('In a bucket as well')).toBeDefined();
  });

  test('of which nothing is known yet says so', async () => {
    scriptNetwork(EMPTY);
    openControl('/system');
    await verdict();
    for (const text of [
      'No process has said yet that it runs.',
      'No job waits.',
      'No mail was sent in the last 72 hours.',
      'No other party has been asked yet.',
      'The database is connected: its own tools back it up.',
    ])
      expect(screen.getByText(text)).toBeDefined();
  });

  test('a part that is away costs only itself', async () => {
    scriptNetwork({ ...WORKS, [MAILS]: refused(503, 'UNAVAILABLE'), [MEDIA]: 'offline' });
    openControl('/system');
    const text = (await verdict()).textContent;
    expect(text).toContain('Not all of it could be checked');
    expect(text).toContain('Not checked: Mails, Media that nothing needs.');
    expect(text).not.toContain('Everything works');
    expect(screen.getAllByText('This could not be loaded')).toHaveLength(2);
    expect(screen.getByRole('row', { name: /^a1b2c3d4/v })).toBeDefined();
  });

  test('names what does not work, the worst first, with the section of the runbook', async () => {
    const since = '2026-11-29T11:00:00.000Z';
    const lost = { ...NODE, state: 'LOST', isBehind: true, seenAt: since };
    const problems = [
      problem('NODE_LOST', { subject: 'a1b2c3d4', since }),
      problem('PART_MISSING', { subject: 'worker' }),
    ];
    scriptNetwork({
      ...WORKS,
      '/system/nodes': { data: { nodes: [lost], at: AT, problems } },
      '/system/jobs': jobsAnswer(null, [problem('STORE_AWAY', { subject: 'main' })]),
    });
    openControl('/system');
    const region = within(await verdict());
    expect(region.getByText('3 things need attention')).toBeDefined();
    const lines = region.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines[0]).toBe(
      'No process runs the part worker.WorkerMissing, in docs/operations/runbook/work.md of the documentation',
    );
    expect(lines[1]).toContain('The database does not answer.');
    expect(lines[2]).toContain('The process a1b2c3d4 was last seen');
    expect(screen.getByText('Not seen')).toBeDefined();
    expect(screen.getByText(/Its jobs wait in it/v)).toBeDefined();
  });

  test('is read again by itself, without keeping the session, and by hand', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const sent = scriptNetwork(WORKS);
    openControl('/system');
    await verdict();
    const reads = () => sent.filter(({ path }) => path === '/system/jobs');
    expect(reads()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(reads().map(({ headers }) => headers.get('x-by-itself'))).toEqual([null, '1']);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(reads()).toHaveLength(2);
    vi.restoreAllMocks();
    vi.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(reads().at(-1)?.headers.get('x-by-itself')).toBeNull();
    expect(reads()).toHaveLength(3);
  });

  test('is not for other roles', async () => {
    const sent = scriptNetwork({ ...WORKS, '/me': { data: self('support') } });
    openControl('/system');
    expect(await screen.findByText('This section is not part of your role')).toBeDefined();
    expect(sent.filter(({ path }) => path.includes('system'))).toEqual([]);
    expect(screen.queryByRole('link', { name: 'System' })).toBeNull();
  });
});

describe('a job that failed for good', () => {
  const one = jobsAnswer(
    jobsOf({ failed: [FAILED], kinds: [{ job: FAILED.job, count: 1, since: AT, reason: '' }] }),
  );

  test('is retried, and gone', async () => {
    const sent = scriptNetwork({
      ...WORKS,
      '/system/jobs': [one, jobsAnswer()],
      '/system/jobs/retry': { data: { count: 1 } },
    });
    openControl('/system');
    expect(await screen.findByText('550 <[e-mail]> refused')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^Retry auth.send-code, failed/v }));
    expect(await screen.findByText('1 job runs again.')).toBeDefined();
    expect(await screen.findByText('No job has failed for good.')).toBeDefined();
    expect(sent.find(({ path }) => path === '/system/jobs/retry')?.body).toEqual({
      store: 'main',
      job: FAILED.job,
      id: FAILED.id,
    });
  });

  test('that somebody else has retried is said to be done', async () => {
    scriptNetwork({
      ...WORKS,
      '/system/jobs': [one, jobsAnswer()],
      '/system/jobs/retry': refused(409, 'NOTHING_TO_DO'),
    });
    openControl('/system');
    await userEvent.click(await screen.findByRole('button', { name: /^Retry auth/v }));
    expect(await screen.findByText(/It may already have been done/v)).toBeDefined();
    expect(await screen.findByText('No job has failed for good.')).toBeDefined();
  });

  test('is dropped with a reason', async () => {
    const sent = scriptNetwork({
      ...WORKS,
      '/system/jobs': one,
      '/system/jobs/drop': { data: null },
    });
    openControl('/system');
    await userEvent.click(await screen.findByRole('button', { name: /^Drop auth/v }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Drop the job' }));
    expect(dialog.getByText('Say why, in at least 3 characters.')).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Reason'), 'sent by hand');
    await userEvent.click(dialog.getByRole('button', { name: 'Drop the job' }));
    expect(await screen.findByText('The job is dropped.')).toBeDefined();
    expect(sent.find(({ path }) => path === '/system/jobs/drop')?.body).toEqual({
      store: 'main',
      job: FAILED.job,
      id: FAILED.id,
      reason: 'sent by hand',
    });
  });

  test('with others of its name can be retried with all of them', async () => {
    const kinds = [{ job: FAILED.job, count: 150, since: AT, reason: '' }];
    const sent = scriptNetwork({
      ...WORKS,
      '/system/jobs': jobsAnswer(jobsOf({ failed: [FAILED], kinds })),
      '/system/jobs/retry': { data: { count: 150 } },
    });
    openControl('/system');
    expect(await screen.findByText('The newest 1 of 150 are shown.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Retry all 150 of auth.send-code' }));
    expect(await screen.findByText('150 jobs run again.')).toBeDefined();
    expect(sent.find(({ path }) => path === '/system/jobs/retry')?.body.id).toBeNull();
  });
});

test('sizes and problems in words', () => {
  expect([0, 999, 1500, 58_600_000, 1.5e12].map(bytesText)).toEqual([
    '0 byte',
    '999 byte',
    '1.5 kB',
    '59 MB',
    '1.5 TB',
  ]);
  const mails = { kind: 'MAILS_FAILING', subject: null, count: 5, since: null } as const;
  expect(problemWords(mails, 0)).toBe('More mails fail than are sent: 5 in the last two hours.');
  const party = { kind: 'PARTY_FAILING', subject: 'PAYPAL', count: null, since: AT } as const;
  expect(problemWords(party, Date.parse(AT) + 3 * 3_600_000)).toBe(
    'PayPal failed 3 hours ago and has not answered since.',
  );
  expect(runbookOf(party)?.alert).toBe('PaymentsFailing');
  expect(runbookOf({ ...party, subject: 'MAIL' })?.alert).toBe('MessagesFailing');
  expect(runbookOf({ ...party, subject: 'SIGN_IN' })).toBeNull();
});
