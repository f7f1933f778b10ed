import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { signIn } from './account.ts';
import { askAs } from './ask.ts';

/** The address of the watch page of a video, in a language. */
export async function watchPath(
  request: APIRequestContext,
  code: string,
  language = 'en',
): Promise<{ path: string; id: number; series: string }> {
  const answer = await request.get(`/api/content/video/code?videoCode=${code}`, {
    headers: { 'x-language': language },
  });
  const { data } = (await answer.json()) as { data: { id: number; seriesTitle: string } };
  return { id: data.id, series: data.seriesTitle, path: `/${language}/watch/${data.id}` };
}

/** The same member in another browser, as on another device: cookies and storage are separate. */
export async function anotherDevice(
  browser: Browser,
  of: { site: string; email: string; password?: string; userAgent?: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: of.site,
    ...(of.userAgent && { userAgent: of.userAgent }),
  });
  await signIn(context, of.site, of.email, of.password);
  return context;
}

interface ViewerState {
  video: { id: number; lastSec?: number };
}

/** The watched seconds of a video, as stored by the service; null if it has none. */
export async function knownPosition(
  context: BrowserContext,
  videoId: number,
): Promise<number | null> {
  const list = await askAs<ViewerState[]>(context, '/api/content/history?limit=20');
  return list.find(({ video }) => video.id === videoId)?.video.lastSec ?? null;
}

/** Resolves once the service has answered a report of this kind. */
export function reported(page: Page, event: string): Promise<unknown> {
  return page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/content-access') &&
      (answer.request().postDataJSON() as { event: string }).event === event,
  );
}
