import { auth, content } from '@kandil/contract';
import { expect, test, vi } from 'vitest';
import { browserApi, startApi } from './api.ts';

test(
  'a service is called at its configured host; the auth service where the cookie is',
  { tags: ['AUTH-03'] },
  async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return Response.json({ message: 'Not Found', data: null, meta: null }, { status: 404 });
    });
    startApi({
      services: {
        auth: 'https://auth.kandil.test/api/auth',
        content: 'https://content.kandil.test/api/content',
      },
      appVersion: '1.2.3',
      language: 'en',
      texts: { unexpected: () => 'Unexpected', ofStatus: (status) => `text of ${status}` },
      report: () => undefined,
    });
    await expect(browserApi(content.faqList, {})).rejects.toThrow('Not Found');
    await expect(browserApi(auth.avatarList, {})).rejects.toThrow('Not Found');
    expect(asked.map((address) => address.split('?')[0])).toEqual([
      'https://content.kandil.test/api/content/faq/list',
      '/api/auth/auth/user-profile/avatar-list',
    ]);
  },
);
