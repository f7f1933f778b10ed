import type { BrowserContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';

/**
 * Signs a browser in and sets the cookies of the login form. The password is that of the demo accounts by default.
 * @param profile `default`: chosen on this device, so that no page asks who is watching (SPEC-D51)
 */
export async function signIn(
  context: BrowserContext,
  site: string,
  email: string,
  password = 'kandil-demo',
  profile: 'default' | 'none' = 'default',
): Promise<void> {
  const device = randomUUID();
  const response = await context.request.post(`${site}/api/auth/public/login`, {
    data: { email, password, rememberMe: true },
    headers: {
      'x-platform': 'web',
      'x-device-id': device,
      origin: site,
      'sec-fetch-site': 'same-origin',
    },
  });
  if (!response.ok()) throw new Error(`${email} cannot log in: ${response.status()}`);
  const { data } = (await response.json()) as { data: { accessToken: string; expiresIn: number } };
  await context.addCookies([
    { name: 'kandil_device', value: device, url: site },
    { name: 'kandil_token', value: data.accessToken, url: site },
    { name: 'kandil_token_expiry', value: `${Date.now() + data.expiresIn * 1000}p`, url: site },
    { name: 'kandil_consent', value: 'functionality.analytics.social', url: site },
  ]);
  if (profile === 'default') await chooseDefault(context, site, data.accessToken);
}

/** Stores the account's default profile as chosen on this device. */
async function chooseDefault(context: BrowserContext, site: string, token: string): Promise<void> {
  const response = await context.request.get(`${site}/api/auth/auth/user-profile/list`, {
    headers: { authorization: `Bearer ${token}`, 'x-platform': 'web' },
  });
  const { data } = (await response.json()) as { data: { id: number; isDefaultProfile: boolean }[] };
  const chosen = data.find(({ isDefaultProfile }) => isDefaultProfile);
  if (!chosen) throw new Error(`no default profile: ${response.status()}`);
  await context.addCookies([{ name: 'kandil_profile', value: String(chosen.id), url: site }]);
}
