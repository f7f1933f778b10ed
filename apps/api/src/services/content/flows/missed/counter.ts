import { createHmac, randomBytes } from 'node:crypto';
import type { ServicePlatform } from '../../../../platform/module.ts';
import { fold } from '../../rules/fold.ts';
import { countedKeyword, isSameTyping, weekOf } from '../../rules/missed/counting.ts';
import { type HashedMiss, storeMisses, weekKey } from '../../store/missed/searches.ts';
import type { Db } from '../../store/sql.ts';

/** A search as it ended. */
export interface NotedSearch {
  /** The session, or what else tells a visitor from others. It is not stored. */
  from: string;
  keyword: string;
  language: string;
  found: boolean;
}

/** Counts keywords that found nothing. Returns at once, and never fails: what cannot be stored is lost. */
export type NoteSearch = (search: NotedSearch) => void;

/** Milliseconds without another search, after which somebody has stopped typing. */
export const SETTLES_AFTER = 6000;
/** Keywords in memory. */
const MOST_WAITING = 2000;
/** Keywords of a session that are counted in an hour: who misses more is no viewer. */
const MOST_OF_SESSION = 20;
const MOST_SESSIONS = 20_000;
const HOUR = 3_600_000;
const KEY_BYTES = 32;
const HASH_BYTES = 16;

interface Miss extends Pick<NotedSearch, 'from' | 'language'> {
  word: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface Counter {
  db: Db;
  log: ServicePlatform['log'];
  now: () => number;
  /** Milliseconds. */
  settles: number;
}

/**
 * Suggestions search with every letter that is typed. So a keyword waits until its session has searched for nothing else for
 * some seconds, and only the last one of a typing counts: if it found something, none does.
 */
export function missedSearchCounter({ db, log, now, settles }: Counter): NoteSearch {
  const typing = new Map<string, Miss>();
  const mayCount = sessionBound(now);
  let ended: Miss[] = [];
  let timer: NodeJS.Timeout | null = null;

  const store = async (): Promise<void> => {
    timer = null;
    const settled = [...typing.values()].filter(({ at }) => now() - at >= settles);
    for (const { from } of settled) typing.delete(from);
    const misses = [...ended, ...settled].filter(({ from }) => mayCount(from));
    ended = [];
    if (typing.size > 0) arm();
    if (misses.length === 0) return;
    try {
      await storeHashed(db, now(), misses);
    } catch (error) {
      log.warn({ err: error }, 'searches without result were not counted');
    }
  };
  const arm = () => {
    timer ??= setTimeout(() => void store(), settles).unref();
  };
  return ({ from, keyword, language, found }) => {
    const before = typing.get(from);
    // Also the first letters of what becomes a mail address.
    if (before && isSameTyping(before.word, fold(keyword))) typing.delete(from);
    const word = found ? null : countedKeyword(keyword);
    if (word === null || typing.size + ended.length >= MOST_WAITING) return;
    const unfinished = typing.get(from);
    if (unfinished) ended.push(unfinished);
    typing.set(from, { from, word, language, at: now() });
    arm();
  };
}

/** Whether one more keyword of a session counts. */
function sessionBound(now: () => number): (from: string) => boolean {
  const counts = new Map<string, number>();
  let hour = 0;
  return (from) => {
    const current = Math.floor(now() / HOUR);
    if (current !== hour || counts.size > MOST_SESSIONS) counts.clear();
    hour = current;
    const counted = (counts.get(from) ?? 0) + 1;
    counts.set(from, counted);
    return counted <= MOST_OF_SESSION;
  };
}

async function storeHashed(db: Db, now: number, misses: readonly Miss[]): Promise<void> {
  const week = weekOf(now);
  const key = await weekKey(db, { week, proposed: randomBytes(KEY_BYTES), more: misses.length });
  if (!key) return;
  const hashOf = (...parts: string[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify(parts))
      .digest()
      .subarray(0, HASH_BYTES)
      .toString('hex');
  const hashed = misses.map(({ from, word, language }): HashedMiss => ({
    keyword: word,
    word: hashOf('word', word),
    session: hashOf('session', word, from),
    language,
  }));
  await storeMisses(db, week, hashed);
}
