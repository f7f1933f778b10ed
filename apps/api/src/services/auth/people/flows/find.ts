import type { Data } from '@kandil/contract';
import { MOST_PEOPLE, type peopleSearch } from '@kandil/contract/control/auth';
import {
  paymentOwners,
  plansOfPeople,
  purchaseOwners,
  ticketOwner,
} from '@kandil/contract/internal';
import { maskedName } from '../../../../platform/http/masks.ts';
import { type Attempt, attemptsOf } from '../rules/search-term.ts';
import type { Plans } from '../present/person.ts';
import {
  personsById,
  personsByMail,
  personsByName,
  personsByPhone,
  type PersonRow,
} from '../store/people.ts';
import type { AuthWorld } from '../../world.ts';

type World = Pick<AuthWorld, 'db' | 'internal'>;
type Orphans = Data<typeof peopleSearch>['orphans'];

interface SearchResult {
  rows: PersonRow[];
  orphans: Orphans;
}

const MOST = MOST_PEOPLE + 1;
const only = (rows: PersonRow[]): SearchResult => ({ rows, orphans: [] });

/** Asks purchase for a receipt; what it says of a deleted account's stays masked. */
async function byOwners(
  world: World,
  asked: { receiptNumber: number | null; gatewayId: string | null },
): Promise<SearchResult> {
  const [bought, paid] = await Promise.all([
    world.internal(purchaseOwners, asked),
    asked.gatewayId === null
      ? { userIds: [] }
      : world.internal(paymentOwners, { gatewayId: asked.gatewayId }),
  ]);
  const ids = [...new Set([...bought.userIds, ...paid.userIds])];
  const orphans = bought.orphans.map((receipt) => ({
    ...receipt,
    buyer: receipt.buyer && maskedName(receipt.buyer),
  }));
  return { rows: await personsById(world.db, ids), orphans };
}

async function byTicket(world: World, number: number): Promise<SearchResult> {
  const owner = await world.internal(ticketOwner, { number });
  return only(owner ? await personsById(world.db, [owner.userId]) : []);
}

async function tried(world: World, attempt: Attempt): Promise<SearchResult> {
  switch (attempt.kind) {
    case 'MAIL':
      return only(await personsByMail(world.db, attempt.key));
    case 'PHONE':
      return only(await personsByPhone(world.db, attempt.msisdn, MOST));
    case 'ID':
      return only(await personsById(world.db, [attempt.id]));
    case 'NAME':
      return only(await personsByName(world.db, attempt.name, MOST));
    case 'TICKET':
      return byTicket(world, attempt.number);
    case 'RECEIPT':
      return byOwners(world, { receiptNumber: attempt.number, gatewayId: null });
    case 'GATEWAY':
      return byOwners(world, { receiptNumber: null, gatewayId: attempt.id });
  }
}

/** Finds accounts by what was typed, in the first way of understanding it that finds somebody. */
export async function findPeople(world: World, term: string) {
  const attempts = attemptsOf(term);
  for (const attempt of attempts) {
    const { rows, orphans } = await tried(world, attempt);
    if (rows.length > 0 || orphans.length > 0)
      return {
        kind: attempt.kind,
        rows: rows.slice(0, MOST_PEOPLE),
        hasMore: rows.length > MOST_PEOPLE,
        orphans,
      };
  }
  const kind = attempts[0]?.kind ?? ('UNCLEAR' as const);
  return { kind, rows: [], hasMore: false, orphans: [] };
}

/** The plans of some accounts; null while purchase does not answer. */
export async function plansOf(
  { internal }: Pick<AuthWorld, 'internal'>,
  rows: readonly PersonRow[],
): Promise<Plans | null> {
  if (rows.length === 0) return new Map();
  const accounts = rows.map(({ id, family_owner_id }) => ({
    userId: id,
    familyOwnerId: family_owner_id,
  }));
  try {
    const plans = await internal(plansOfPeople, { accounts });
    return new Map(plans.map(({ userId, ...plan }) => [userId, plan]));
  } catch {
    return null;
  }
}
