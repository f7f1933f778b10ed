import * as staff from '@kandil/contract/staff';
import { ROLES } from '@kandil/contract/staff/permissions';
import { handle } from '../../../platform/http/handler.ts';
import { siteName } from '../../../platform/site.ts';
import type { StaffWorld } from '../world.ts';

export const entrance = handle<StaffWorld, typeof staff.entrance>(
  staff.entrance,
  async ({ context, world }) => ({
    data: { siteName: siteName(context.language), demoRoles: world.demo ? [...ROLES] : [] },
  }),
);
