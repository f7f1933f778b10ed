import { auth } from '@kandil/contract';
import { sessionCheck } from '@kandil/contract/internal';
import { afterAll, describe, expect, test } from 'vitest';
import { TEST_SERVICE_KEY } from '../../../../testing/test-edge.ts';
import { openAuthApp, PASSWORD, type SignedUp, signedUp } from '../../../../testing/auth-app.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const elif = {
  profileName: 'Elif',
  avatarId: 'rocket',
  langCode: 'ur',
  profileType: 'KIDS',
} as const;
const firstOf = async ({ visitor }: SignedUp) =>
  (await visitor.call(auth.profileList, {})).data[0]?.id ?? 0;

describe('profiles', () => {
  test(
    'are added beside the default one and listed',
    { tags: ['AUTH-47', 'AUTH-48', 'ENTITY-08', 'ROLE-03'] },
    async () => {
      const { visitor } = await signedUp(app);
      const { status, data } = await visitor.call(auth.profileAdd, elif);
      expect(status).toBe(200);
      expect(data).toEqual({
        id: data.id,
        profileId: data.id,
        profileName: 'Elif',
        avatarId: 'rocket',
        langCode: 'ur',
        autoNextEpisode: true,
        autoPreview: true,
        audioDescription: false,
        subtitlesForDeaf: false,
        profileType: 'KIDS',
        isDefaultProfile: false,
        hasPin: false,
        screenTime: null,
        maxAge: 7,
        hasAllowList: false,
      });
      const list = await visitor.call(auth.profileList, {});
      expect(list.data.map(({ profileType }) => profileType)).toEqual(['ADULT', 'KIDS']);
      expect(list.data[1]).toEqual(data);
    },
  );

  test.each([
    ['Arabic', 'مريم بنت عمران'],
    ['Urdu with a non-joiner', 'مہ\u200Cجبین'],
    ['Bengali', 'রবীন্দ্রনাথ'],
    ['Devanagari', 'क्षितिज'],
    ['an emoji of several', '👩‍👧 Aile'],
    ['Turkish', 'Işıl Öğüt'],
  ])('a name in any script is returned as typed: %s', async (_script, profileName) => {
    const { visitor } = await signedUp(app);
    const { data } = await visitor.call(auth.profileAdd, { ...elif, profileName });
    expect(data.profileName).toBe(profileName.normalize('NFC'));
    const edited = await visitor.call(auth.profileEdit, { id: data.id, profileName: 'x' });
    expect(edited.data.profileName).toBe('x');
    await visitor.call(auth.profileEdit, { id: data.id, profileName });
    const names = (await visitor.call(auth.profileList, {})).data.map((each) => each.profileName);
    expect(names).toContain(profileName.normalize('NFC'));
  });

  test(
    'POST /auth/user-profile/{id} changes the given fields; other types are refused',
    { tags: ['AUTH-49', 'ENTITY-09'] },
    async () => {
      const { visitor } = await signedUp(app);
      const { data: added } = await visitor.call(auth.profileAdd, elif);
      const changes = { profileName: 'مريم', autoPreview: false, profileType: 'ADULT' } as const;
      const edited = await visitor.call(auth.profileEdit, { id: added.id, ...changes });
      expect(edited.data).toEqual({ ...added, ...changes, maxAge: null });
      expect((await visitor.call(auth.profileEdit, { id: added.id })).data).toEqual(edited.data);
      const other = await visitor.call(auth.profileEdit, {
        id: added.id,
        profileType: 'TEENS' as 'KIDS',
      });
      expect(other.status).toBe(400);
    },
  );

  test(
    'DELETE /auth/user-profile/{id} removes one; the oldest other adult profile becomes the default',
    { tags: ['AUTH-50'] },
    async () => {
      const member = await signedUp(app);
      const { visitor } = member;
      const first = await firstOf(member);
      await visitor.call(auth.profileAdd, elif);
      const { data: second } = await visitor.call(auth.profileAdd, {
        ...elif,
        profileName: 'Yusuf',
        profileType: 'ADULT',
      });
      const { status, data } = await visitor.call(auth.profileDelete, { id: first });
      expect([status, data]).toEqual([200, { id: first }]);
      const { data: left } = await visitor.call(auth.profileList, {});
      expect(
        left.map(({ profileName, isDefaultProfile }) => [profileName, isDefaultProfile]),
      ).toEqual([
        ['Elif', false],
        ['Yusuf', true],
      ]);
      expect(left.at(-1)?.id).toBe(second.id);
    },
  );

  test(
    'avatars are listed by type, and the unused ones of the account',
    { tags: ['AUTH-51', 'AUTH-52'] },
    async () => {
      const member = await signedUp(app);
      const { visitor } = member;
      const all = (await visitor.call(auth.avatarList, {})).data;
      expect(new Set(all.map(({ avatarId }) => avatarId)).size).toBe(all.length);
      expect(all[0]?.imageUrl).toMatch(/^\/images\/avatars\/[a-z]+\.webp$/);
      const kids = (await visitor.call(auth.avatarList, { profileType: 'KIDS' })).data;
      expect(kids.length).toBeGreaterThan(0);
      expect(kids).toEqual(all.filter(({ profileType }) => profileType === 'KIDS'));
      await visitor.call(auth.profileAdd, elif);
      const used = (await visitor.call(auth.profileList, {})).data.map(({ avatarId }) => avatarId);
      const free = (await visitor.call(auth.avatarAvailable, {})).data;
      expect(free).toEqual(all.filter(({ avatarId }) => !used.includes(avatarId)));
      expect(free).toHaveLength(all.length - 2);
    },
  );

  test('an account has at most eight, even if they are added concurrently', async () => {
    const { visitor } = await signedUp(app);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => visitor.call(auth.profileAdd, elif)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.find(({ status }) => status !== 200)?.meta?.['code']).toBe('PROFILE_LIMIT');
    expect((await visitor.call(auth.profileList, {})).data).toHaveLength(8);
  });

  test.each([
    ['a name of spaces', { profileName: '  ' }, ['profileName']],
    ['an avatar that does not exist', { avatarId: '../../secret' }, ['avatarId']],
    ['a language that is not ours', { langCode: 'tr' }, ['langCode']],
    ['a type that does not exist', { profileType: 'TEENS' }, ['profileType']],
  ])('%s is refused at its field', async (_name, patch, fields) => {
    const { visitor } = await signedUp(app);
    const { status, meta } = await visitor.call(auth.profileAdd, {
      ...elif,
      ...(patch as Partial<typeof elif>),
    });
    expect([status, Object.keys((meta?.['fields'] as object | undefined) ?? {})]).toEqual([
      400,
      fields,
    ]);
  });

  test('the default profile and the last adult one cannot be deleted or become a child’s', async () => {
    const member = await signedUp(app);
    const { visitor } = member;
    const id = await firstOf(member);
    await visitor.call(auth.profileAdd, elif);
    for (const answer of [
      await visitor.call(auth.profileDelete, { id }),
      await visitor.call(auth.profileEdit, { id, profileType: 'KIDS' }),
    ]) {
      expect([answer.status, answer.meta?.['code']]).toEqual([409, 'PROFILE_IN_USE']);
    }
    await visitor.call(auth.profileAdd, { ...elif, profileType: 'ADULT' });
    expect((await visitor.call(auth.profileEdit, { id, profileType: 'KIDS' })).status).toBe(409);
  });

  test('an adult profile beside the default one can become a child’s, and an adult’s again', async () => {
    const { visitor } = await signedUp(app);
    const adult = { ...elif, profileType: 'ADULT' } as const;
    const { id } = (await visitor.call(auth.profileAdd, adult)).data;
    for (const profileType of ['KIDS', 'ADULT'] as const) {
      const { status, data } = await visitor.call(auth.profileEdit, { id, profileType });
      expect([status, data?.profileType]).toEqual([200, profileType]);
    }
  });

  test('concurrent deletions leave exactly one default', async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await signedUp(app);
      const { visitor } = member;
      const ids = [await firstOf(member)];
      for (let count = 0; count < 3; count += 1)
        ids.push((await visitor.call(auth.profileAdd, { ...elif, profileType: 'ADULT' })).data.id);
      await Promise.all(ids.map((id) => visitor.call(auth.profileDelete, { id })));
      const { data: left } = await visitor.call(auth.profileList, {});
      expect(left.map(({ isDefaultProfile }) => isDefaultProfile)).toEqual([true]);
    }
  });

  test('of other accounts are not found', async () => {
    const [mine, theirs] = [await signedUp(app), await signedUp(app)];
    const id = await firstOf(theirs);
    expect((await mine.visitor.call(auth.profileEdit, { id, profileName: 'x' })).status).toBe(404);
    expect((await mine.visitor.call(auth.profileDelete, { id })).status).toBe(404);
    expect(
      (await mine.visitor.call(auth.profileEdit, { id: 2_000_000_000, profileName: 'x' })).status,
    ).toBe(404);
    expect(await firstOf(theirs)).toBe(id);
  });

  test('guests and ended sessions are refused', { tags: ['ROLE-08'] }, async () => {
    const guest = app.visitor();
    const { visitor: former } = await signedUp(app);
    await former.call(auth.logout, {});
    for (const visitor of [guest, former]) {
      const answers = [
        await visitor.call(auth.profileList, {}),
        await visitor.call(auth.profileAdd, elif),
        await visitor.call(auth.profileEdit, { id: 1 }),
        await visitor.call(auth.profileDelete, { id: 1 }),
        await visitor.call(auth.avatarList, {}),
        await visitor.call(auth.avatarAvailable, {}),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401));
    }
  });
});

describe('sessionCheck', () => {
  const idOf = async (token: string | null) =>
    (await app.tokens.read(token ?? ''))?.sessionId ?? '';

  test('a live session acts as the named profile, else as the default one, never as another account’s', async () => {
    const [mine, theirs] = [await signedUp(app), await signedUp(app)];
    const sessionId = await idOf(mine.visitor.token);
    const { data: kid } = await mine.visitor.call(auth.profileAdd, elif);
    const acting = await app.internal(sessionCheck, { sessionId, profileId: kid.id });
    expect(acting.profile).toEqual({ ...kid, allowList: null });
    expect((await app.internal(sessionCheck, { sessionId, profileId: null })).profile?.id).toBe(
      await firstOf(mine),
    );
    const foreign = await app.internal(sessionCheck, {
      sessionId,
      profileId: await firstOf(theirs),
    });
    expect(foreign).toMatchObject({ live: true, profile: null });
  });

  test('an unknown session is not live', async () => {
    const sessionId = 'd3a00000-0000-4000-8000-000000000099';
    expect(await app.internal(sessionCheck, { sessionId, profileId: null })).toMatchObject({
      live: false,
      profile: null,
    });
  });

  test('answers other services only', async () => {
    const ask = (headers: Record<string, string>) =>
      app.app.inject({
        method: 'POST',
        url: '/internal/auth/session-check',
        headers,
        payload: { sessionId: crypto.randomUUID(), profileId: null },
      });
    expect((await ask({})).statusCode).toBe(404);
    expect((await ask({ 'x-service-key': 'guess' })).statusCode).toBe(404);
    expect((await ask({ 'x-service-key': TEST_SERVICE_KEY })).json().data).toMatchObject({
      live: false,
      profile: null,
    });
  });
});

describe('the token', () => {
  test('names the default profile, whatever a header names', async () => {
    const [mine, theirs] = [await signedUp(app), await signedUp(app)];
    const session = await app.tokens.read(mine.visitor.token ?? '');
    expect(session?.profileId).toBe(await firstOf(mine));
    expect(session?.profileId).not.toBe(await firstOf(theirs));
  });

  test('names none with several profiles: the client names it', async () => {
    const multi = await openAuthApp({ multiProfileEnabled: 'true' });
    try {
      const { visitor, email } = await signedUp(multi);
      expect((await multi.tokens.read(visitor.token ?? ''))?.profileId).toBeNull();
      const { data } = await visitor.call(auth.login, { email, password: PASSWORD });
      expect((await multi.tokens.read(data.accessToken))?.profileId).toBeNull();
    } finally {
      await multi.close();
    }
  });
});
