import type { Data } from '@kandil/contract';
import {
  type Maintenance,
  type switchList,
  type SwitchName,
  SWITCHES,
} from '@kandil/contract/control/settings';
import type { switches } from '@kandil/contract/internal';
import type { Switches } from '../../../../platform/state/switches.ts';
import { noticeState } from '../rules/notice.ts';
import type { RowName, SwitchRow } from '../store/switches.ts';

type Rows = readonly SwitchRow[];
const rowOf = (rows: Rows, name: RowName) => rows.find((row) => row.name === name);
const noticeOf = (rows: Rows) => (rowOf(rows, 'NOTICE')?.value ?? null) as Maintenance | null;

const VARIABLES = {
  AVOD_ENABLED: 'avodEnabled',
  MULTI_PROFILE_ENABLED: 'multiProfileEnabled',
} as const;

/** The value of a flag that is in force: a variable's, else the row's, else the default. */
function flagOf(rows: Rows, name: keyof typeof VARIABLES, own: Switches): string {
  const given = own.isLocked(name) ? null : (rowOf(rows, name)?.value ?? null);
  return given === null ? own.defaults[VARIABLES[name]] : `${given === true}`;
}

/** What is in force, for every process. @param own what the variables of this process say */
export function statesInForce(rows: Rows, own: Switches, now: number): Data<typeof switches> {
  const notice = noticeOf(rows);
  const isShown = notice !== null && noticeState(notice, now) === 'SHOWN';
  const states = {
    avodEnabled: flagOf(rows, 'AVOD_ENABLED', own),
    multiProfileEnabled: flagOf(rows, 'MULTI_PROFILE_ENABLED', own),
    isRegistrationOpen: rowOf(rows, 'REGISTRATION')?.value !== false,
    notice: isShown ? { ...notice, id: String(rowOf(rows, 'NOTICE')?.version) } : null,
  };
  return { version: JSON.stringify(states), ...states };
}

const isOn = (rows: Rows, name: SwitchName, own: Switches): boolean =>
  name === 'REGISTRATION' ? rowOf(rows, name)?.value !== false : flagOf(rows, name, own) === 'true';

/**
 * The switches as the control room shows them.
 * @param own what the variables of this process say
 * @param names of the staff by id
 */
export function presentSwitches(
  rows: Rows,
  own: Switches,
  names: ReadonlyMap<string, string>,
  now: number,
): Data<typeof switchList> {
  const changeOf = (name: RowName) => {
    const row = rowOf(rows, name);
    return {
      version: row?.version ?? 0,
      changedAt: row?.changed_at?.toISOString() ?? null,
      changedBy: names.get(row?.changed_by ?? '') ?? '',
    };
  };
  const notice = noticeOf(rows);
  return {
    switches: SWITCHES.map((name) => ({
      name,
      isOn: isOn(rows, name, own),
      isLocked: own.isLocked(name),
      ...changeOf(name),
    })),
    notice: { notice, state: noticeState(notice, now), ...changeOf('NOTICE') },
  };
}
