import type { auth } from '@kandil/contract';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { AuthWorld } from '../world.ts';
import { accountDelete } from './calls/account-delete.ts';
import { accountKeep } from './calls/account-keep.ts';
import { allowListOf } from './calls/allow-list-of.ts';
import { allowListSet } from './calls/allow-list-set.ts';
import { avatarAvailable } from './calls/avatar-available.ts';
import { avatarList } from './calls/avatar-list.ts';
import { childOf } from './calls/child-of.ts';
import { dataExport } from './calls/data-export.ts';
import { deleteAccountHandler, deleteAccountsHandler } from './handlers/delete-accounts.ts';
import { deviceRemove } from './calls/device-remove.ts';
import { devicesOf } from './calls/devices-of.ts';
import { familyInvite } from './calls/family-invite.ts';
import { familyInviteMail } from './calls/family-invite-mail.ts';
import { familyJoin } from './calls/family-join.ts';
import { familyList } from './calls/family-list.ts';
import { familyRemoveMember } from './calls/family-remove-member.ts';
import { familyValidate } from './calls/family-validate.ts';
import { familyWithdrawInvite } from './calls/family-withdraw-invite.ts';
import { forgetRetainedHandler } from './handlers/forget-retained.ts';
import { forgetProfileHandler } from './handlers/forget-profile.ts';
import { grownUpBeside } from './calls/grown-up-beside.ts';
import { keepForAYearHandler } from './handlers/retention.ts';
import { profileAdd } from './calls/profile-add.ts';
import { profileDelete } from './calls/profile-delete.ts';
import { profileEdit } from './calls/profile-edit.ts';
import { profileList } from './calls/profile-list.ts';
import { profilePin } from './calls/profile-pin.ts';
import { profileSelect } from './calls/profile-select.ts';
import { sendDeletionMailHandler } from './handlers/send-deletion-mail.ts';
import { sendInvitationHandler } from './handlers/send-invitation.ts';
import { sendRetentionHandler } from './handlers/send-retention.ts';
import * as jobs from './jobs/jobs.ts';
import { DELETION_CRON, deleteAccounts, keepForAYear, RETENTION_CRON } from './jobs/jobs.ts';

const calls = {
  accountDelete,
  accountKeep,
  allowListOf,
  allowListSet,
  avatarAvailable,
  avatarList,
  dataExport,
  familyInvite,
  familyInviteMail,
  familyJoin,
  familyList,
  familyRemoveMember,
  familyValidate,
  familyWithdrawInvite,
  profileAdd,
  profileDelete,
  profileEdit,
  profileList,
  profilePin,
  profileSelect,
} satisfies Partial<Handlers<typeof auth, AuthWorld>>;

/** The part of the auth service that is about the account: profiles, family, devices, export, deletion, retention. */
export const account = {
  calls,
  internal: {
    deviceRemove,
    devicesOf,
    childOf,
    grownUpBeside,
  },
  queues: jobs,
  jobs: [
    deleteAccountHandler,
    deleteAccountsHandler,
    forgetRetainedHandler,
    forgetProfileHandler,
    keepForAYearHandler,
    sendDeletionMailHandler,
    sendInvitationHandler,
    sendRetentionHandler,
  ],
  schedules: [
    { job: deleteAccounts, cron: DELETION_CRON },
    { job: keepForAYear, cron: RETENTION_CRON },
  ],
};
