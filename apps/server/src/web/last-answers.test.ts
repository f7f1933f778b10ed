import { auth, content } from '@kandil/contract';
import { type Api, ApiError } from '@kandil/contract/client';
import type { Visitor } from '@kandil/web';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../api/src/testing/product-app.ts';
import { lastAnswers } from './last-answers.ts';
import { callsOf } from './page-calls.fixture.ts';
import { ROBOT } from './robot.ts';

let product: ProductApp;
beforeAll(async () => void (product = await openProductApp()));
afterAll(() => product.close());

const NUR = { code: 'nur' };
/** A service that is down. */
let away: string | null = null;

const isAway = (service: string) => service === away;

const guest = (): [Visitor, Api] => [ROBOT, callsOf(product.visitor(), isAway)];

async function member(type: 'ADULT' | 'KIDS'): Promise<[Visitor, Api]> {
  const caller = await product.member('family', { kids: type === 'KIDS' });
  const { data } = await caller.call(auth.userDetail, {});
  const profileId = data.userProfile.find(({ profileType }) => profileType === type)?.id ?? 0;
  return [{ ...ROBOT, token: caller.token, signedIn: true, profileId }, callsOf(caller, isAway)];
}

/** A title on this visitor's page while the catalogue is down. */
async function inOutage(
  lastGoodFor: ReturnType<typeof lastAnswers>,
  [visitor, calls]: [Visitor, Api],
) {
  const { api, isCopy } = lastGoodFor(visitor, calls);
  away = 'content';
  try {
    const { data } = await api(content.seriesFindById, NUR);
    return { title: data.title, inMyList: data.inMyList, isCopy: isCopy() };
  } finally {
    away = null;
  }
}

test('guests and adults get the guest copy of a title, without personal data', async () => {
  const lastGoodFor = lastAnswers();
  const grownUp = await member('ADULT');
  const { data: title } = await grownUp[1](content.seriesFindById, NUR);
  await grownUp[1](content.addToMyList, { seriesId: title.id });
  const { api, isCopy } = lastGoodFor(...guest());
  await api(content.seriesFindById, NUR);
  expect(isCopy()).toBe(false);

  const copy = { title: title.title, inMyList: false, isCopy: true };
  expect(await inOutage(lastGoodFor, guest())).toEqual(copy);
  expect(await inOutage(lastGoodFor, grownUp)).toEqual(copy);
  const [child, calls] = await member('KIDS');
  await expect(inOutage(lastGoodFor, [child, calls])).rejects.toThrow(ApiError);
  // Once the session has entered the profile, a child cannot leave it by deleting the cookie.
  await calls(auth.profileSelect, { id: child.profileId ?? 0 });
  const withoutCookie = { ...child, profileId: null };
  await expect(inOutage(lastGoodFor, [withoutCookie, calls])).rejects.toThrow(ApiError);
});

test('answers to a member are never stored', async () => {
  const lastGoodFor = lastAnswers();
  const grownUp = await member('ADULT');
  await lastGoodFor(...grownUp).api(content.seriesFindById, NUR);
  for (const visitor of [grownUp, guest()])
    await expect(inOutage(lastGoodFor, visitor)).rejects.toThrow(ApiError);
});

test('a refusal is an answer: a deleted title does not return as a copy', async () => {
  const lastGoodFor = lastAnswers();
  const [visitor, calls] = guest();
  await lastGoodFor(visitor, calls).api(content.seriesFindById, NUR);
  const gone: Api = () =>
    Promise.reject(new ApiError({ kind: 'http', status: 404, message: 'Not found' }));
  const { api, isCopy } = lastGoodFor(visitor, gone);
  await expect(api(content.seriesFindById, NUR)).rejects.toMatchObject({ status: 404 });
  expect(isCopy()).toBe(false);
});
