import type * as control from '@kandil/contract/control/auth';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { AuthWorld } from '../world.ts';
import { noteMail } from './calls/note-mail.ts';
import { peopleSearch } from './calls/people-search.ts';
import { person } from './calls/person.ts';
import { personDevices } from './calls/person-devices.ts';
import { personGateways } from './calls/person-gateways.ts';
import { personMails } from './calls/person-mails.ts';
import { personOpened } from './calls/person-opened.ts';
import { personOpen } from './calls/person-open.ts';
import { personPlan } from './calls/person-plan.ts';
import { personPlaying } from './calls/person-playing.ts';
import { personSupport } from './calls/person-support.ts';

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

/** The part of the auth service that shows accounts to the operator's staff, and notes what they look at. */
export const people = { control: calls, internal: { noteMail, personOpened } };
