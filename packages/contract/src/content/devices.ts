import * as z from 'zod/mini';
import { call } from '../call.ts';
import * as entity from './entities.ts';

export const deviceList = call({
  name: 'content.deviceList',
  service: 'content',
  method: 'GET',
  paths: ['/device/list'],
  access: 'member',
  kids: false,
  priority: 'account',
  data: z.array(entity.device),
  meta: entity.deviceLimits,
});

export const deviceDelete = call({
  name: 'content.deviceDelete',
  service: 'content',
  method: 'DELETE',
  paths: ['/device/:id'],
  access: 'member',
  kids: false,
  priority: 'account',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  data: z.object({ id: z.string() }),
  meta: entity.deviceLimits,
  errors: ['DEVICE_DELETE_LIMIT', 'NOT_FOUND'],
});
