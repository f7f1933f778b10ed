import { auth } from '@kandil/contract';
import { type Handlers, later } from '../../platform/http/handler.ts';
import { avatarAvailable } from './calls/avatar-available.ts';
import { avatarList } from './calls/avatar-list.ts';
import { botChallenge } from './calls/bot-challenge.ts';
import { config } from './calls/config.ts';
import { emailUpdate } from './calls/email-update.ts';
import { emailVerify } from './calls/email-verify.ts';
import { login } from './calls/login.ts';
import { logout } from './calls/logout.ts';
import { otpSend } from './calls/otp-send.ts';
import { otpVerify } from './calls/otp-verify.ts';
import { profileAdd } from './calls/profile-add.ts';
import { profileDelete } from './calls/profile-delete.ts';
import { profileEdit } from './calls/profile-edit.ts';
import { profileList } from './calls/profile-list.ts';
import { profilePin } from './calls/profile-pin.ts';
import { profileSelect } from './calls/profile-select.ts';
import { refreshToken } from './calls/refresh-token.ts';
import { register } from './calls/register.ts';
import { sessionCheck } from './calls/session-check.ts';
import { userDetail } from './calls/user-detail.ts';
import { userInfo } from './calls/user-info.ts';
import { user } from './calls/user.ts';
import type { AuthWorld } from './world.ts';

export const handlers = {
  accountDelete: later(auth.accountDelete),
  accountKeep: later(auth.accountKeep),
  avatarAvailable,
  avatarList,
  botChallenge,
  config,
  countryList: later(auth.countryList),
  dataExport: later(auth.dataExport),
  emailUpdate,
  emailVerify,
  familyInvite: later(auth.familyInvite),
  familyJoin: later(auth.familyJoin),
  familyList: later(auth.familyList),
  familyRemoveMember: later(auth.familyRemoveMember),
  familyValidate: later(auth.familyValidate),
  forgotPassword: later(auth.forgotPassword),
  forgotPasswordReset: later(auth.forgotPasswordReset),
  forgotPasswordValidateToken: later(auth.forgotPasswordValidateToken),
  forgotPasswordVerifyOtp: later(auth.forgotPasswordVerifyOtp),
  inviteSocialLinks: later(auth.inviteSocialLinks),
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
  sessionEnd: later(auth.sessionEnd),
  sessionEndAll: later(auth.sessionEndAll),
  sessionList: later(auth.sessionList),
  socialLogin: later(auth.socialLogin),
  socialProofSend: later(auth.socialProofSend),
  socialProve: later(auth.socialProve),
  socialRegister: later(auth.socialRegister),
  socialStart: later(auth.socialStart),
  tvActivate: later(auth.tvActivate),
  tvCheck: later(auth.tvCheck),
  tvCodeCreate: later(auth.tvCodeCreate),
  tvCodeCreateByGet: later(auth.tvCodeCreateByGet),
  tvCompleted: later(auth.tvCompleted),
  updatePassword: later(auth.updatePassword),
  user,
  userDetail,
  userInfo,
} satisfies Handlers<typeof auth, AuthWorld>;

/** Calls other services make. */
export const internalHandlers = { sessionCheck };
