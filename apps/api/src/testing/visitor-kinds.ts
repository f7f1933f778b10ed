import { auth } from '@kandil/contract';
import { type AuthApp, freshEmail, signedUp, signUpForm } from './auth-app.ts';
import { enterChild } from './auth-secrets.ts';
import { familyOwner, givePlan, joined, type Plan } from './family.ts';

/** Every kind of visitor that the edge distinguishes. */
export const VISITOR_KINDS = [
  'guest',
  'half-open session',
  'member',
  'child’s profile',
  'subscriber',
  'family member',
  'suspended',
  'canceled but paid',
  'ended plan',
  'signed out',
  'token that is not valid',
] as const;
export type VisitorKind = (typeof VISITOR_KINDS)[number];

/** The access token of a visitor of each kind; guests have none. */
export async function tokensOfEveryKind(app: AuthApp): Promise<Map<VisitorKind, string>> {
  const tokens = new Map<VisitorKind, string>([['token that is not valid', 'forged']]);
  async function withPlan(kind: VisitorKind, plan: Plan): Promise<void> {
    const { visitor, userId } = await signedUp(app);
    await givePlan(app, userId, { plan: 'SOLO', ...plan });
    tokens.set(kind, visitor.token ?? '');
  }
  const { visitor: owner } = await familyOwner(app);
  const { visitor: child } = await signedUp(app);
  await joined(app, owner, child);
  tokens.set('family member', child.token ?? '');
  const half = await app.visitor().call(auth.register, signUpForm(freshEmail()));
  tokens.set('half-open session', half.data.accessToken);
  const inChild = (await signedUp(app)).visitor;
  await enterChild(inChild);
  tokens.set('child’s profile', inChild.token ?? '');
  tokens.set('member', (await signedUp(app)).visitor.token ?? '');
  await withPlan('subscriber', {});
  await withPlan('suspended', { status: 'SUSPENDED' });
  await withPlan('canceled but paid', { status: 'CANCELED', days: 1 });
  await withPlan('ended plan', { status: 'CANCELED', days: -1 });
  await withPlan('signed out', {});
  await app.visitor().call(auth.logout, {}, { token: tokens.get('signed out') ?? null });
  return tokens;
}
