import type * as accountActs from '@kandil/contract/control/account-acts';
import type * as control from '@kandil/contract/control/auth';
import type * as system from '@kandil/contract/control/system-auth';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { AuthWorld } from '../world.ts';
import { noteMail } from './calls/note-mail.ts';
import { peopleSearch } from './calls/people-search.ts';
import { personBlock } from './calls/person-block.ts';
import { personDeletionBegin } from './calls/person-deletion-begin.ts';
import { personDeletionStop } from './calls/person-deletion-stop.ts';
import { personDeviceRemove } from './calls/person-device-remove.ts';
import { personDevices } from './calls/person-devices.ts';
import { personExportSend } from './calls/person-export-send.ts';
import { personGateways } from './calls/person-gateways.ts';
import { personMails } from './calls/person-mails.ts';
import { personOpened } from './calls/person-opened.ts';
import { personOpen } from './calls/person-open.ts';
import { personPlan } from './calls/person-plan.ts';
import { personPlaying } from './calls/person-playing.ts';
import { personResend } from './calls/person-resend.ts';
import { personSessionsEnd } from './calls/person-sessions-end.ts';
import { personSetAside } from './calls/person-set-aside.ts';
import { personSetAsideLift } from './calls/person-set-aside-lift.ts';
import { personSupport } from './calls/person-support.ts';
import { personUnblock } from './calls/person-unblock.ts';
import { systemMails } from './calls/system-mails.ts';
import { person } from './calls/person.ts';

const calls: Handlers<typeof control, AuthWorld> = {
  peopleSearch,
  person,
  personDevices,
  personGateways,
  personMails,
  personOpen,
  personPlan,
  personPlaying,
  personSupport,
};

const acts: Handlers<typeof accountActs, AuthWorld> = {
  personBlock,
  personDeletionBegin,
  personDeletionStop,
  personDeviceRemove,
  personExportSend,
  personResend,
  personSessionsEnd,
  personSetAside,
  personSetAsideLift,
  personUnblock,
};

const mails: Handlers<typeof system, AuthWorld> = { systemMails };

/** The part of the auth service that shows accounts to the operator's staff, does what they ask, and notes both. */
export const people = {
  control: { ...calls, ...acts, ...mails },
  internal: { noteMail, personOpened },
};
