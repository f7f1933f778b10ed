import { content, type Data } from '@kandil/contract';
import './boot.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { heard } from '../client/api.ts';

export type MemberPart = Data<typeof content.memberPart>;

/** Whether a page still shows the document, so that the part completes it. */
let isDocument = true;

/**
 * The member's own part of the document's page, which the start script has requested. Null without such a page, after a
 * failure, and if the session has changed since.
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
  // As if the page had requested it: lists and progress get it, too.
  heard(content.memberPart, own, 0);
  return { data: state.loaderData[page], part: own };
}
