import type { auth } from '@kandil/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { defineModule } from '../../platform/module.ts';
import { account } from './account/part.ts';
import { accountNamed } from './calls/account-named.ts';
import { accountsSetAside } from './calls/accounts-set-aside.ts';
import { accountOf } from './calls/account-of.ts';
import { botChallenge } from './calls/bot-challenge.ts';
import { config } from './calls/config.ts';
import { countryList } from './calls/country-list.ts';
import { emailLinkSend } from './calls/email-link-send.ts';
import { emailUpdateCancel } from './calls/email-update-cancel.ts';
import { emailUpdate } from './calls/email-update.ts';
import { emailVerify } from './calls/email-verify.ts';
import { forgotPassword } from './calls/forgot-password.ts';
import { forgotPasswordReset } from './calls/forgot-password-reset.ts';
import { forgotPasswordValidateToken } from './calls/forgot-password-validate-token.ts';
import { forgotPasswordVerifyOtp } from './calls/forgot-password-verify-otp.ts';
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
import { refreshToken } from './calls/refresh-token.ts';
import { register } from './calls/register.ts';
import { signUpNumbers } from './calls/sign-up-numbers.ts';
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
import * as jobs from './jobs/jobs.ts';
import { COUNT_CRON, countSignUps, TIDY_CRON, tidyAccounts } from './jobs/jobs.ts';
import { countSignUpsHandler } from './handlers/count-sign-ups.ts';
import { endPlaybackHandler } from './handlers/end-playback.ts';
import { renewLinkHandler } from './handlers/renew-link.ts';
import { sendCodeHandler } from './handlers/send-code.ts';
import { sendLinkHandler } from './handlers/send-link.ts';
import { sendMoneyHandler } from './handlers/send-money.ts';
import { sendNoticeHandler } from './handlers/send-notice.ts';
import { sendProofHandler } from './handlers/send-proof.ts';
import { sendResetHandler } from './handlers/send-reset.ts';
import { sendSignUpHandler } from './handlers/send-sign-up.ts';
import { sendStatementHandler } from './handlers/send-statement.ts';
import { tidyAccountsHandler } from './handlers/tidy.ts';
import { countFirst } from '../../platform/numbers/first-count.ts';
import { people } from './people/part.ts';
import { settings } from './settings/part.ts';
import { terms } from './terms/part.ts';
import { SIGN_UPS } from './store/numbers.ts';
import { type AuthWorld, createWorld } from './world.ts';

const calls = {
  ...account.calls,
  ...terms.calls,
  botChallenge,
  config,
  countryList,
  emailLinkSend,
  emailUpdate,
  emailUpdateCancel,
  emailVerify,
  forgotPassword,
  forgotPasswordReset,
  forgotPasswordValidateToken,
  forgotPasswordVerifyOtp,
  inviteSocialLinks,
  login,
  logout,
  otpSend,
  otpVerify,
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
    ...account.internal,
    ...people.internal,
    ...settings.internal,
    accountNamed,
    accountOf,
    accountsSetAside,
    mailAccount,
    mailReader,
    mailSignUp,
    mailStatement,
    payerOf,
    sessionCheck,
    sessionChecks,
    signInByNumber,
    statementOfLink,
  },
  control: { ...people.control, ...settings.control, ...terms.control, signUpNumbers },
  jobs: [
    ...account.jobs,
    ...terms.jobs,
    countSignUpsHandler,
    endPlaybackHandler,
    renewLinkHandler,
    sendCodeHandler,
    sendLinkHandler,
    sendMoneyHandler,
    sendNoticeHandler,
    sendProofHandler,
    sendResetHandler,
    sendSignUpHandler,
    sendStatementHandler,
    tidyAccountsHandler,
  ],
  queues: [account.queues, terms.queues, jobs],
  schedules: [
    { job: countSignUps, cron: COUNT_CRON },
    { job: tidyAccounts, cron: TIDY_CRON },
    ...account.schedules,
    ...terms.schedules,
  ],
  atStart: (world) => countFirst(world, SIGN_UPS, countSignUps),
  createWorld,
});
