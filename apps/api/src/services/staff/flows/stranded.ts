import { strandedPasskeys } from '../store/passkeys.ts';
import type { StaffWorld } from '../world.ts';
import { hostOf } from './ceremony.ts';

/** Says at the start that a new host of the control room has made passkeys useless. */
export async function warnOfStrandedPasskeys(world: StaffWorld): Promise<void> {
  if (world.controlOrigin === null) return;
  const { rpId } = hostOf(world);
  const { count, host } = await strandedPasskeys(world.db, rpId);
  if (count > 0)
    world.log.warn(
      { passkeys: count, madeFor: host, host: rpId },
      'passkeys of the staff were made for another host and cannot be used at this one: invite their owners again ' +
        '(`npm run staff -- invite`), or bring the old CONTROL_ORIGIN back',
    );
}
