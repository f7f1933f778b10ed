import * as z from 'zod/mini';
import { call } from '../call.ts';
import { languageCode, text } from '../fields.ts';
import { moment } from '../staff/fields.ts';

const service = 'auth';
const method = 'POST';
const access = 'staff';

/** What is switched at run time. The first two have the names of their variables. */
export const SWITCHES = ['AVOD_ENABLED', 'MULTI_PROFILE_ENABLED', 'REGISTRATION'] as const;
export type SwitchName = (typeof SWITCHES)[number];

/** The longest text of a notice, in each language. */
export const LONGEST_NOTICE = 200;

/** How far ahead of its beginning a notice may be shown, and how long the work may take, in days. */
export const MOST_NOTICE_DAYS = 30;

/** The notice of maintenance: the work is between `from` and `until`, and the notice is shown from `showFrom` to `until`. */
export const maintenance = z.object({
  showFrom: moment(),
  from: moment(),
  until: moment(),
  /** Own texts by language; the product has a sentence for the others. */
  texts: z.partialRecord(languageCode(), text(LONGEST_NOTICE, 1)),
});
export type Maintenance = z.output<typeof maintenance>;

/** Who changed a row last. */
const changed = {
  /** Counts the changes; 0: there was none. */
  version: z.int(),
  changedAt: z.nullable(moment()),
  /** Name of somebody of the staff; empty if it is not known. */
  changedBy: z.string(),
};

const switches = z.object({
  switches: z.array(
    z.object({
      name: z.enum(SWITCHES),
      isOn: z.boolean(),
      /** A variable decides: the switch cannot be changed here. */
      isLocked: z.boolean(),
      ...changed,
    }),
  ),
  notice: z.object({
    /** Null: there is none. */
    notice: z.nullable(maintenance),
    /** By the clock of the service. */
    state: z.enum(['NONE', 'PLANNED', 'SHOWN', 'PAST']),
    ...changed,
  }),
});

/** The switches and the notice, as they are. */
export const switchList = call({
  name: 'auth.switchList',
  service,
  method,
  paths: ['/staff/switches'],
  access,
  permission: 'settings.read',
  unaudited: true,
  body: z.object({}),
  data: switches,
});

/** The version of the row that the screen shows; a change of another version is refused. */
const version = z.int().check(z.gte(0), z.lte(2_000_000_000));

/**
 * Changes a switch for the whole installation, within seconds. Refuses SETTING_CHANGED if somebody else was faster, and
 * SETTING_LOCKED where a variable decides. The value that is in force already changes nothing.
 */
export const switchSet = call({
  name: 'auth.switchSet',
  service,
  method,
  paths: ['/staff/switches/set'],
  access,
  permission: 'settings.change',
  confirm: true,
  body: z.object({ name: z.enum(SWITCHES), isOn: z.boolean(), version }),
  data: switches,
  errors: ['SETTING_CHANGED', 'SETTING_LOCKED'],
});

/**
 * Plans the notice of maintenance, changes it, or removes it (null). Refuses SETTING_CHANGED if somebody else was faster,
 * INVALID_INPUT unless `showFrom` is not after `from`, `from` before `until`, `until` ahead, and all of it within 30 days
 * of each other.
 */
export const noticeSet = call({
  name: 'auth.noticeSet',
  service,
  method,
  paths: ['/staff/notice/set'],
  access,
  permission: 'settings.change',
  confirm: true,
  body: z.object({ notice: z.nullable(maintenance), version }),
  data: switches,
  errors: ['SETTING_CHANGED'],
});

/** The configuration that is in force in the process that answers. The value of a secret never leaves it. */
export const settings = call({
  name: 'auth.settings',
  service,
  method,
  paths: ['/staff/settings'],
  access,
  permission: 'settings.read',
  unaudited: true,
  body: z.object({}),
  data: z.object({
    /** Name of the process. */
    node: z.string(),
    groups: z.array(
      z.object({
        title: z.string(),
        settings: z.array(
          z.object({
            /** The variable. */
            name: z.string(),
            /** With passwords and queries of addresses masked; null: a secret, or there is none. */
            value: z.nullable(z.string()),
            isSecret: z.boolean(),
            /** A variable or a file sets it; otherwise it has its default. */
            isSet: z.boolean(),
          }),
        ),
      }),
    ),
  }),
});
export type SettingGroups = z.output<typeof settings.data>['groups'];
