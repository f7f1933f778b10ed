import { content, type Data } from '@kandil/contract';
import './boot.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { heard } from '../client/api.ts';

export type MemberPart = Data<typeof content.memberPart>;

/** Whether a page still shows the document, so that the part completes it. */
let isDocument = true;

/**
 * What is the member's own on the document's page, which the start script has asked for. Null without such a page, when it
 * failed, and when the session has become another one since.
 */
export async function memberPart(): Promise<MemberPart | null> {
  const { part } = window.boot;
  const data = (await part?.answer) ?? null;
  return data && part?.token === readCookie(COOKIES.token) ? data : null;
}

/**
 * The data of the document's page and the member's part of it; null unless it is the first time that this page is
 * loaded again.
 */
export async function documentPart(url: URL): Promise<{ data: unknown; part: MemberPart } | null> {
  const { state, page, part } = window.boot;
  const isFirst = isDocument && part?.path === url.pathname;
  isDocument = false;
  const own = isFirst ? await memberPart() : null;
  if (!own) return null;
  // As if the page had asked: lists and progress learn of it.
  heard(content.memberPart, own, 0);
  return { data: state.loaderData[page], part: own };
}
