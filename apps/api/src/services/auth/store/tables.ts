import type { Generated, GeneratedAlways, Kysely } from 'kysely';

/** Tables of the schema `auth`, as `migrations/` makes them. */
export interface AuthTables {
  accounts: AccountsTable;
  profiles: ProfilesTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  codes: CodesTable;
  links: LinksTable;
  security_events: SecurityEventsTable;
  devices: DevicesTable;
  reset_requests: ResetRequestsTable;
  identities: IdentitiesTable;
  social_nonces: SocialNoncesTable;
  social_proofs: SocialProofsTable;
  tv_codes: TvCodesTable;
  invitations: InvitationsTable;
  family_members: FamilyMembersTable;
  family_invites: FamilyInvitesTable;
}

/** What a query runs on: the database, or a transaction of it. */
export type Executor = Kysely<AuthTables>;

interface AccountsTable {
  id: string;
  full_name: string;
  email: string | null;
  email_key: string | null;
  email_verified_at: Date | null;
  msisdn: string | null;
  msisdn_verified_at: Date | null;
  country_code: string;
  language: string;
  channel: string;
  /** As it was sent with the sign-up. */
  reference: string | null;
  /** The account whose invitation `reference` is. */
  inviter_id: string | null;
  password_hash: string | null;
  created_at: Date;
  confirmed_at: Date | null;
  disabled_at: Date | null;
  delete_at: Generated<Date | null>;
}

interface ProfilesTable {
  id: GeneratedAlways<number>;
  account_id: string;
  name: string;
  avatar_id: string;
  language: string;
  auto_next_episode: boolean;
  auto_preview: boolean;
  kind: 'KIDS' | 'ADULT';
  is_default: boolean;
  created_at: Date;
  pin_hash: Generated<string | null>;
}

interface SessionsTable {
  id: string;
  account_id: string;
  platform: string;
  device_id: string;
  user_agent: string;
  ip: string;
  remembered: boolean;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  zone: string | null;
  profile_id: Generated<number | null>;
}

interface RefreshTokensTable {
  hash: Buffer;
  session_id: string;
  generation: number;
  created_at: Date;
  used_at: Date | null;
  successor_seed: Buffer | null;
}

interface CodesTable {
  id: string;
  account_id: string;
  purpose: string;
  destination: string;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

interface LinksTable {
  id: string;
  hash: Buffer;
  account_id: string;
  purpose: string;
  destination: string;
  created_at: Date;
  expires_at: Date;
}

interface SecurityEventsTable {
  id: GeneratedAlways<number>;
  account_id: string | null;
  kind: string;
  at: Date;
  session_id: string | null;
  ip: string;
  user_agent: string;
}

interface DevicesTable {
  account_id: string;
  device_id: string;
  platform: string;
  user_agent: string;
  zone: string | null;
  first_seen_at: Date;
  last_used_at: Date;
}

interface ResetRequestsTable {
  id: string;
  token_hash: Buffer;
  account_id: string | null;
  destination: string;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

interface IdentitiesTable {
  provider: string;
  subject: string;
  account_id: string;
  email: string | null;
  created_at: Date;
  last_used_at: Date;
}

interface SocialNoncesTable {
  hash: Buffer;
  provider: string;
  device_id: string | null;
  created_at: Date;
  expires_at: Date;
}

interface SocialProofsTable {
  id: string;
  token_hash: Buffer;
  account_id: string;
  provider: string;
  subject: string;
  email: string;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

interface TvCodesTable {
  id: string;
  code: string;
  device_id: string;
  secret_hash: Buffer;
  seed: Buffer;
  user_agent: string;
  zone: string | null;
  polls: Generated<number>;
  approved_by: string | null;
  approved_at: Date | null;
  session_id: string | null;
  created_at: Date;
  expires_at: Date;
}

interface InvitationsTable {
  account_id: string;
  code: string;
}

interface FamilyMembersTable {
  owner_id: string;
  account_id: string;
  joined_at: Date;
  left_at: Date | null;
}

interface FamilyInvitesTable {
  id: string;
  token_hash: Buffer;
  owner_id: string;
  created_at: Date;
  expires_at: Date;
  used_by: string | null;
  used_at: Date | null;
}
