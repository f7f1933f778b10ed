import type { Data } from '@kandil/contract';
import { staffPeople } from '@kandil/contract/internal';
import { may } from '@kandil/contract/staff/permissions';
import type { NotifyWorld } from '../world.ts';

export interface Person {
  id: string;
  name: string;
}

/** The names of the staff. */
export interface People {
  /** Somebody of an id; null for nobody, and for somebody whose name is unknown now. */
  named(id: string | null): Person | null;
  /** Those who may answer tickets, by name. */
  answering: Person[];
}

/** Reads who is on the staff. A ticket is shown without names while the staff service is away. */
export async function staffNames({ internal, log }: NotifyWorld): Promise<People> {
  const all: Data<typeof staffPeople> = await internal(staffPeople, {}).catch((error: unknown) => {
    log.warn({ err: error }, 'the names of the staff could not be read');
    return [];
  });
  const byId = new Map(all.map(({ id, name }) => [id, { id, name }]));
  return {
    named: (id) => (id === null ? null : (byId.get(id) ?? null)),
    answering: all
      .filter(({ role, isDismissed }) => !isDismissed && may(role, 'tickets.write'))
      .map(({ id, name }) => ({ id, name })),
  };
}
