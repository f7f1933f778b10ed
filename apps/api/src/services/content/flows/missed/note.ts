import type { CallContext } from '../../../../platform/http/context.ts';
import { addressKey } from '../../../../platform/http/address-key.ts';
import { isRobot } from '../../rules/missed/counting.ts';
import type { View } from '../../rules/view.ts';
import type { ContentWorld } from '../../world.ts';

/** What a search was, and how many titles it found. */
interface Search {
  keyword: string;
  /** The first title that was asked for; only the first page of results is a search. */
  offset: number;
  totalCount: number;
}

const MOST_LETTERS = 100;

/** The session of a member, the device of a guest. */
function sourceOf({ session, deviceId, ip }: CallContext): string {
  if (session) return `session ${session.sessionId}`;
  return deviceId ? `device ${deviceId.slice(0, MOST_LETTERS)}` : `address ${addressKey(ip)}`;
}

/**
 * Notes how a search went, for the count of keywords that find nothing. Children's searches are not counted: what they type is
 * theirs, and what they may not see is in the catalogue all the same. Nor are those of programs.
 */
export function noteSearch(
  { noteSearch: note }: Pick<ContentWorld, 'noteSearch'>,
  context: CallContext,
  { child }: View,
  { keyword, offset, totalCount }: Search,
): void {
  if (child !== null || offset > 0 || isRobot(context.userAgent)) return;
  note({ from: sourceOf(context), keyword, language: context.language, found: totalCount > 0 });
}
