import { type AnyCall, type Data, Refusal } from '@kandil/contract';
import type { Maintenance, switchList } from '@kandil/contract/control/settings';
import { isDeepStrictEqual } from 'node:util';
import { staffPeople, type switches as switchesCall } from '@kandil/contract/internal';
import { audited } from '../../../../platform/audit.ts';
import { transaction } from '../../../../platform/database/kysely.ts';
import type { CallContext } from '../../../../platform/http/context.ts';
import type { AuthWorld } from '../../world.ts';
import { presentSwitches, statesInForce } from '../present/switches.ts';
import { changeSwitch, lockSwitch, type RowName, switchRows } from '../store/switches.ts';

/** What is in force by the rows, and by the variables of this process. */
export const readStates = async ({
  db,
  now,
  switches,
}: Pick<AuthWorld, 'db' | 'now' | 'switches'>): Promise<Data<typeof switchesCall>> =>
  statesInForce(await switchRows(db), switches, now());

/** The switches for the control room; without the names of who changed them while the staff service is away. */
export async function showSwitches(world: AuthWorld): Promise<Data<typeof switchList>> {
  const { db, now, log, internal, switches } = world;
  const [rows, people] = await Promise.all([
    switchRows(db),
    internal(staffPeople, {}).catch((error: unknown) => {
      log.warn({ err: error }, 'the names of the staff could not be read');
      return [];
    }),
  ]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return presentSwitches(rows, switches, names, now());
}

interface Change {
  call: AnyCall;
  name: RowName;
  /** Of the row that the caller has seen. */
  version: number;
  value: boolean | Maintenance | null;
}

/**
 * Changes a row, with an entry in the audit in the same transaction. This process has it at once, the others within
 * seconds. The value that is in force already changes nothing.
 * @throws Refusal SETTING_CHANGED
 */
export async function change(
  world: AuthWorld,
  context: CallContext,
  { call, name, version, value }: Change,
): Promise<Data<typeof switchList>> {
  const { db, now, switches } = world;
  await transaction(db, async (trx) => {
    const row = await lockSwitch(trx, name);
    if (row.version !== version) throw new Refusal('SETTING_CHANGED');
    const from = valueOf(name, row.value, world);
    if (isDeepStrictEqual(from, value)) return;
    await changeSwitch(trx, row, { value, by: context.staff?.id ?? null, at: new Date(now()) });
    await audited(world, trx, context, {
      call,
      subject: `setting:${name}`,
      changes: { [name]: { from, to: value } },
    });
  });
  switches.put(await readStates(world));
  return showSwitches(world);
}

/** The value of a row, of one that has none the default. */
function valueOf(name: RowName, stored: boolean | Maintenance | null, { switches }: AuthWorld) {
  if (stored !== null || name === 'NOTICE') return stored;
  const { avodEnabled, multiProfileEnabled } = switches.defaults;
  const defaults = { AVOD_ENABLED: avodEnabled, MULTI_PROFILE_ENABLED: multiProfileEnabled };
  return name === 'REGISTRATION' || defaults[name] === 'true';
}
