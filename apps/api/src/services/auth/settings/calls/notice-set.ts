import { Refusal } from '@kandil/contract';
import { noticeSet as call } from '@kandil/contract/control/settings';
import { handle } from '../../../../platform/http/handler.ts';
import type { AuthWorld } from '../../world.ts';
import { change } from '../flows/switches.ts';
import { noticeFaults } from '../rules/notice.ts';

export const noticeSet = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { notice, version }, context, world }) => {
    const faults = notice === null ? [] : noticeFaults(notice, world.now());
    if (faults.length > 0) {
      const fields = Object.fromEntries(faults.map((field) => [field, 'INVALID_INPUT' as const]));
      throw new Refusal('INVALID_INPUT', { fields });
    }
    return { data: await change(world, context, { call, name: 'NOTICE', version, value: notice }) };
  },
);
