import type { BrowserContext } from '@playwright/test';
import { cookieOf } from './session.ts';

/** Calls a service as the member of a browser, or as its guest. With `data` it is a POST. */
export async function askAs<T>(context: BrowserContext, path: string, data?: object): Promise<T> {
  const token = await cookieOf(context, 'kandil_token');
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    'x-platform': 'web',
    'x-device-id': (await cookieOf(context, 'kandil_device')) ?? '',
  };
  const answer = data
    ? await context.request.post(path, { headers, data })
    : await context.request.get(path, { headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
  return ((await answer.json()) as { data: T }).data;
}
