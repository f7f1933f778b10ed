import { personDeviceRemove as call } from '@kandil/contract/control/account-acts';
import { handle } from '../../../../platform/http/handler.ts';
import { removeDevice } from '../../account/flows/devices.ts';
import { devicesInLine } from '../../account/store/devices.ts';
import { recordEvent } from '../../store/events.ts';
import { actOn, BY_STAFF, nothingToDo } from '../flows/acts.ts';
import type { AuthWorld } from '../../world.ts';

export const personDeviceRemove = handle<AuthWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const { deviceId } = input;
    await actOn(world, context, {
      call,
      input,
      fields: ['devices'],
      async work(trx, { id: accountId }, now) {
        const inLine = await devicesInLine(trx, accountId, now);
        if (!inLine.includes(deviceId)) throw nothingToDo();
        await removeDevice(trx, world, { account_id: accountId, device_id: deviceId }, now);
        const kind = 'DEVICE_REMOVED_BY_STAFF';
        await recordEvent(trx, { kind, accountId, origin: BY_STAFF, at: now });
      },
    });
    return { data: null };
  },
);
