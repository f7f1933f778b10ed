import { contentExport as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { personalDataOf } from '../store/personal.ts';
import type { ContentWorld } from '../world.ts';

export const dataExport = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { profileIds }, world }) => ({
    data: await personalDataOf(world.db, profileIds),
  }),
);
