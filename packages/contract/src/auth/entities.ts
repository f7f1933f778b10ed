import * as z from 'zod/mini';
import { ageStep } from '../child-limits.ts';
import { screenTime } from '../screen-time.ts';

export const PROFILE_TYPES = ['KIDS', 'ADULT'] as const;
export const SUBSCRIPTION_STATUSES = ['ACTIVE', 'SUSPENDED', 'CANCELED'] as const;
/** Letter case as specified (ENTITY-15). */
export const MEDIA_TYPES = ['google', 'facebook', 'APPLE'] as const;

/** ENTITY-08: `id` and `profileId` are the same. */
export const profile = z.object({
  id: z.number(),
  profileId: z.number(),
  profileName: z.string(),
  avatarId: z.string(),
  langCode: z.string(),
  autoNextEpisode: z.boolean(),
  autoPreview: z.boolean(),
  /** The player begins with a sound that describes the pictures, where there is one. */
  audioDescription: z.boolean(),
  /** Subtitles, where they are on, also name sounds. */
  subtitlesForDeaf: z.boolean(),
  profileType: z.enum(PROFILE_TYPES),
  isDefaultProfile: z.boolean(),
  /** A PIN is required to enter the profile or, for a child's profile, to leave it. */
  hasPin: z.boolean(),
  /** Of a child's profile: when and how long it may watch; null without limits. */
  screenTime: z.nullable(screenTime),
  /** Of a child's profile: it shows titles for children up to this age; null for an adult's. */
  maxAge: z.nullable(ageStep),
  /** A child's profile that shows only titles that a grown-up chose. */
  hasAllowList: z.boolean(),
});
export type Profile = z.output<typeof profile>;

export const subscription = z.object({
  productCode: z.string(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  paymentGatewayCode: z.string(),
  expiryDate: z.string(),
  subscriptionCode: z.string(),
  /** Shared by the owner of the family, who pays, changes and cancels it. `subscriptionCode` is then empty. */
  shared: z.boolean(),
});
export type Subscription = z.output<typeof subscription>;

/** Something the account should do; the client opens the matching modal. */
export const userAction = z.object({ actionType: z.string(), warningText: z.string() });

export const account = z.object({
  userId: z.string(),
  otpRequired: z.boolean(),
  /** Seconds until the next one-time code may be sent; null unless one is due. */
  otpRetryAfter: z.nullable(z.number()),
  email: z.nullable(z.string()),
  msisdn: z.nullable(z.string()),
  fullName: z.string(),
  countryCode: z.string(),
  userProfile: z.array(profile),
  /** The profile that the session has entered, whatever a cookie names; null before it has entered one. */
  enteredProfileId: z.nullable(z.number()),
  subscription: z.nullable(subscription),
  userAction: z.nullable(userAction),
  userWarningAction: z.nullable(userAction),
  /**
   * `actionType` is EMAIL_VERIFY while an address waits to be confirmed (ENTITY-02): the account's own, or `email`, which
   * it asked to change to (SPEC-D53).
   */
  emailVerifyAction: z.nullable(z.extend(userAction, { email: z.string() })),
  /** False for an account that only signs in through Google, Facebook or Apple; a mailed link sets one. */
  hasPassword: z.boolean(),
  /** The phone number is confirmed by a code and may be used to log in. */
  msisdnVerified: z.boolean(),
  /** When the account will be deleted, ISO 8601; null unless its owner asked for it. */
  deletionAt: z.nullable(z.string()),
});
export type Account = z.output<typeof account>;

/** ENTITY-06, SPEC-D14: `token` repeats `accessToken`. `refreshToken` is null for platform web (HttpOnly cookie). */
export const tokenInfo = z.object({
  token: z.string(),
  accessToken: z.string(),
  refreshToken: z.nullable(z.string()),
  /** Seconds. */
  expiresIn: z.number(),
  /** True while a one-time code is due; the token then only serves the OTP calls. */
  otpRequired: z.boolean(),
  /** OTP when the client must open the one-time code modal. */
  action: z.nullable(z.enum(['OTP'])),
  user: z.nullable(account),
});
export type TokenInfo = z.output<typeof tokenInfo>;

/** A session of an account, for its owner. */
export const session = z.object({
  id: z.string(),
  current: z.boolean(),
  /** Such as `Chrome on Windows`. */
  deviceName: z.string(),
  platform: z.string(),
  /** From the time zone of the device, such as `Istanbul`; null if unknown. */
  place: z.nullable(z.string()),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});
export type Session = z.output<typeof session>;

/** Purpose of a bot check; a response is valid for one purpose only. */
export const BOT_ACTIONS = ['SIGNUP', 'FORGOT', 'LOGIN'] as const;
export type BotAction = (typeof BOT_ACTIONS)[number];

/** The bot check and its client settings. */
export const botCheck = z.object({
  kind: z.enum(['altcha', 'recaptcha', 'none']),
  /** reCAPTCHA's site key. */
  siteKey: z.nullable(z.string()),
  /** Address of reCAPTCHA's script. */
  scriptUrl: z.nullable(z.string()),
});

export const country = z.object({
  countryCode: z.string(),
  flagUrl: z.string(),
  countryName: z.string(),
  countryPhoneCode: z.string(),
  selected: z.boolean(),
});

/** ENTITY-49; the product's own address is `inviteUrl` (ENTITY-50). */
export const invitationLinks = z.object({
  textTitle: z.string(),
  textSubTitle: z.string(),
  inviteUrl: z.string(),
  facebookUrl: z.string(),
  emailUrl: z.string(),
  twitterUrl: z.string(),
  whatsAppUrl: z.string(),
  messengerUrl: z.string(),
  /** How many accounts have signed up with the link. */
  friendsJoined: z.int(),
});

/** Base URLs and switches the clients start with (AUTH-03, AUTH-22). */
export const config = z.object({
  appVersion: z.string(),
  services: z.record(z.string(), z.string()),
  /** Ad-supported mode is on only for the string 'true' (SHELL-01, SHELL-02). */
  AVOD_ENABLED: z.string(),
  MULTI_PROFILE_ENABLED: z.string(),
  PLAYER_DESKTOP_ONLY: z.string(),
  CUSTOM_ANALYTICS_ENABLED: z.string(),
  DEBUG_OVERLAY_ENABLED: z.string(),
  /** Nobody can sign up now. */
  registrationClosed: z.boolean(),
  /** Maintenance that is announced now, by the clock of the service. */
  notice: z.nullable(
    z.object({
      /** Another one after each change. */
      id: z.string(),
      /** ISO 8601 in UTC. */
      from: z.string(),
      until: z.string(),
      /** The operator's own words in the language of the answer; null: the client has a sentence. */
      text: z.nullable(z.string()),
    }),
  ),
  passwordMinLength: z.number(),
  otpLength: z.number(),
  botCheck,
  /** Configured providers; the sign-in columns offer these. */
  socialProviders: z.array(z.enum(MEDIA_TYPES)),
  /** E-mail addresses for one-click sign-in; null outside demo mode. */
  demoAccounts: z.nullable(
    z.array(z.object({ email: z.string(), password: z.string(), title: z.string() })),
  ),
});
export type Config = z.output<typeof config>;

export const avatar = z.object({
  avatarId: z.string(),
  /** Root-relative, like every address of a picture. */
  imageUrl: z.string(),
  profileType: z.enum(PROFILE_TYPES),
});

export const familyMember = z.object({
  userId: z.string(),
  initials: z.string(),
  fullName: z.string(),
  memberType: z.string(),
  profilePhoto: z.nullable(z.string()),
  deletable: z.boolean(),
});
