import type { auth } from '@kandil/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { defineModule } from '../../platform/module.ts';
import { accountDelete } from './account/calls/account-delete.ts';
import { accountKeep } from './account/calls/account-keep.ts';
import { accountNamed } from './calls/account-named.ts';
import { accountOf } from './calls/account-of.ts';
import { avatarAvailable } from './account/calls/avatar-available.ts';
import { avatarList } from './account/calls/avatar-list.ts';
import { botChallenge } from './calls/bot-challenge.ts';
import { childOf } from './account/calls/child-of.ts';
import { config } from './calls/config.ts';
import { countryList } from './calls/country-list.ts';
import { deviceRemove } from './account/calls/device-remove.ts';
import { devicesOf } from './account/calls/devices-of.ts';
import { dataExport } from './account/calls/data-export.ts';
import { emailLinkSend } from './calls/email-link-send.ts';
import { emailUpdateCancel } from './calls/email-update-cancel.ts';
import { emailUpdate } from './calls/email-update.ts';
import { emailVerify } from './calls/email-verify.ts';
import { familyInviteMail } from './account/calls/family-invite-mail.ts';
import { familyInvite } from './account/calls/family-invite.ts';
import { familyJoin } from './account/calls/family-join.ts';
import { familyList } from './account/calls/family-list.ts';
import { familyRemoveMember } from './account/calls/family-remove-member.ts';
import { familyValidate } from './account/calls/family-validate.ts';
import { familyWithdrawInvite } from './account/calls/family-withdraw-invite.ts';
import { forgotPassword } from './calls/forgot-password.ts';
import { forgotPasswordReset } from './calls/forgot-password-reset.ts';
import { forgotPasswordValidateToken } from './calls/forgot-password-validate-token.ts';
import { forgotPasswordVerifyOtp } from './calls/forgot-password-verify-otp.ts';
import { grownUpBeside } from './account/calls/grown-up-beside.ts';
import { inviteSocialLinks } from './calls/invite-social-links.ts';
import { login } from './calls/login.ts';
import { logout } from './calls/logout.ts';
import { mailAccount } from './calls/mail-account.ts';
import { mailReader } from './calls/mail-reader.ts';
import { mailSignUp } from './calls/mail-sign-up.ts';
import { mailStatement } from './calls/mail-statement.ts';
import { otpSend } from './calls/otp-send.ts';
import { otpVerify } from './calls/otp-verify.ts';
import { payerOf } from './calls/payer-of.ts';
import { profileAdd } from './account/calls/profile-add.ts';
import { profileDelete } from './account/calls/profile-delete.ts';
import { profileEdit } from './account/calls/profile-edit.ts';
import { profileList } from './account/calls/profile-list.ts';
import { profilePin } from './account/calls/profile-pin.ts';
import { profileSelect } from './account/calls/profile-select.ts';
import { refreshToken } from './calls/refresh-token.ts';
import { register } from './calls/register.ts';
import { sessionCheck } from './calls/session-check.ts';
import { sessionChecks } from './calls/session-checks.ts';
import { sessionEndAll } from './calls/session-end-all.ts';
import { sessionEnd } from './calls/session-end.ts';
import { sessionList } from './calls/session-list.ts';
import { updatePassword } from './calls/update-password.ts';
import { signInByNumber } from './calls/sign-in-by-number.ts';
import { socialLogin } from './calls/social-login.ts';
import { socialProofSend } from './calls/social-proof-send.ts';
import { socialProve } from './calls/social-prove.ts';
import { socialRegister } from './calls/social-register.ts';
import { socialStart } from './calls/social-start.ts';
import { statementOfLink } from './calls/statement-of-link.ts';
import { tvActivate } from './calls/tv-activate.ts';
import { tvCheck } from './calls/tv-check.ts';
import { tvCodeCreate } from './calls/tv-code-create.ts';
import { tvCodeCreateByGet } from './calls/tv-code-create-by-get.ts';
import { tvCompleted } from './calls/tv-completed.ts';
import { userDetail } from './calls/user-detail.ts';
import { userInfo } from './calls/user-info.ts';
import { user } from './calls/user.ts';
import { deleteAccountHandler, deleteAccountsHandler } from './account/handlers/delete-accounts.ts';
import {
  deleteAccounts,
  DELETION_CRON,
  keepForAYear,
  RETENTION_CRON,
  TIDY_CRON,
  tidyAccounts,
} from './jobs/jobs.ts';
import { endPlaybackHandler } from './handlers/end-playback.ts';
import { forgetKeptHandler } from './account/handlers/forget-kept.ts';
import { forgetProfileHandler } from './account/handlers/forget-profile.ts';
import { renewLinkHandler } from './handlers/renew-link.ts';
import { keepForAYearHandler } from './account/handlers/retention.ts';
import { sendCodeHandler } from './handlers/send-code.ts';
import { sendDeletionMailHandler } from './account/handlers/send-deletion-mail.ts';
import { sendLinkHandler } from './handlers/send-link.ts';
import { sendMoneyHandler } from './handlers/send-money.ts';
import { sendInvitationHandler } from './account/handlers/send-invitation.ts';
import { sendNoticeHandler } from './handlers/send-notice.ts';
import { sendProofHandler } from './handlers/send-proof.ts';
import { sendResetHandler } from './handlers/send-reset.ts';
import { sendRetentionHandler } from './account/handlers/send-retention.ts';
import { sendSignUpHandler } from './handlers/send-sign-up.ts';
import { sendStatementHandler } from './handlers/send-statement.ts';
import { tidyAccountsHandler } from './handlers/tidy.ts';
import { type AuthWorld, createWorld } from './world.ts';

const calls = {
  accountDelete,
  accountKeep,
  avatarAvailable,
  avatarList,
  botChallenge,
  config,
  countryList,
  dataExport,
  emailLinkSend,
  emailUpdate,
  emailUpdateCancel,
  emailVerify,
  familyInvite,
  familyInviteMail,
  familyJoin,
  familyList,
  familyRemoveMember,
  familyValidate,
  familyWithdrawInvite,
  forgotPassword,
  forgotPasswordReset,
  forgotPasswordValidateToken,
  forgotPasswordVerifyOtp,
  inviteSocialLinks,
  login,
  logout,
  otpSend,
  otpVerify,
  profileAdd,
  profileDelete,
  profileEdit,
  profileList,
  profilePin,
  profileSelect,
  refreshToken,
  register,
  sessionEnd,
  sessionEndAll,
  sessionList,
  socialLogin,
  socialProofSend,
  socialProve,
  socialRegister,
  socialStart,
  tvActivate,
  tvCheck,
  tvCodeCreate,
  tvCodeCreateByGet,
  tvCompleted,
  updatePassword,
  user,
  userDetail,
  userInfo,
} satisfies Handlers<typeof auth, AuthWorld>;

/** The auth service: accounts, sessions, profiles. */
export const authModule = defineModule({
  name: 'auth',
  schema: 'auth',
  migrations: new URL('migrations', import.meta.url),
  calls,
  internal: {
    accountNamed,
    accountOf,
    deviceRemove,
    devicesOf,
    mailAccount,
    mailReader,
    mailSignUp,
    mailStatement,
    payerOf,
    childOf,
    grownUpBeside,
    sessionCheck,
    sessionChecks,
    signInByNumber,
    statementOfLink,
  },
  jobs: [
    deleteAccountHandler,
    deleteAccountsHandler,
    endPlaybackHandler,
    forgetKeptHandler,
    forgetProfileHandler,
    keepForAYearHandler,
    renewLinkHandler,
    sendCodeHandler,
    sendDeletionMailHandler,
    sendLinkHandler,
    sendMoneyHandler,
    sendInvitationHandler,
    sendNoticeHandler,
    sendProofHandler,
    sendResetHandler,
    sendRetentionHandler,
    sendSignUpHandler,
    sendStatementHandler,
    tidyAccountsHandler,
  ],
  schedules: [
    { job: tidyAccounts, cron: TIDY_CRON },
    { job: deleteAccounts, cron: DELETION_CRON },
    { job: keepForAYear, cron: RETENTION_CRON },
  ],
  createWorld,
});
