import { GatewayUnknown } from '../gateway.ts';
import { type ClientOptions, jsonOf, type Send } from './send.ts';
import { token } from './wire.ts';

/** A token is renewed before it expires. */
const SPARE_MS = 60_000;

/** The access token of this client, which `drop` forgets when PayPal ends it early. */
export function accessTokens({ clientId, clientSecret, now }: ClientOptions, send: Send) {
  let access: Promise<{ value: string; expiresAt: number }> | null = null;

  async function requestToken() {
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const answer = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const parsed = token.safeParse(jsonOf(answer));
    if (answer.status !== 200 || !parsed.success)
      throw new GatewayUnknown(`PayPal gave no access token: ${answer.status}`);
    const { access_token: value, expires_in: seconds } = parsed.data;
    return { value, expiresAt: now() + seconds * 1000 - SPARE_MS };
  }

  /** One request for a token serves all calls that wait for it. */
  async function accessToken(): Promise<string> {
    const known = await access;
    if (known && known.expiresAt > now()) return known.value;
    access = requestToken();
    access.catch(() => (access = null));
    return (await access).value;
  }

  return { accessToken, drop: () => void (access = null) };
}
