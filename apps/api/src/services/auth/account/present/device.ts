import type { Selectable } from 'kysely';
import type { Device } from '@kandil/contract/content';
import type { Session } from '@kandil/contract/auth/entities';
import { wordsOf } from '../../../../platform/words.ts';
import { deviceName } from '../rules/device-name.ts';
import { placeOf } from '../../rules/place.ts';
import type { DeviceRow } from '../store/devices.ts';
import type { AuthTables } from '../../store/tables.ts';

interface DeviceUse {
  current: boolean;
  language: string;
}

export function presentDevice(
  row: DeviceRow,
  { current, allowed, language }: DeviceUse & { allowed: boolean },
): Device {
  return {
    id: row.device_id,
    name: nameOf(row, language),
    platform: row.platform,
    current,
    lastUsedAt: row.last_used_at.toISOString(),
    place: placeOf(row.zone, language),
    allowed,
  };
}

export function presentSession(
  row: Selectable<AuthTables['sessions']>,
  { current, language }: DeviceUse,
): Session {
  return {
    id: row.id,
    current,
    deviceName: nameOf(row, language),
    platform: row.platform,
    place: placeOf(row.zone, language),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  };
}

function nameOf(row: { user_agent: string; platform: string }, language: string): string {
  return deviceName({ userAgent: row.user_agent, platform: row.platform }, wordsOf(language));
}
