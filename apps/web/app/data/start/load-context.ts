import type { Api } from '@kandil/contract/client';
import type { LanguageCode } from '@kandil/i18n';
import { createContext } from 'react-router';
import type { AnalyticsSites } from '../analytics/reporter.ts';

/** What is known of a visitor before anything is loaded: their cookies and headers. */
export interface Visitor {
  language: LanguageCode;
  /** The language prefix of the address, which is then the router's base (SPEC-D2). */
  prefix: LanguageCode | null;
  /** Access token that has not run out; services check it, nothing here trusts it. */
  token: string | null;
  /** A token cookie is there, fresh or not: the client may still refresh it. */
  signedIn: boolean;
  profileId: number | null;
  deviceId: string | null;
  /** The cookie notice has been answered. */
  consent: boolean;
  /** Shown inside an app: no header, no footer (SPEC-D11). */
  webView: boolean;
  isBot: boolean;
  userAgent: string;
}

/** The same calls, which in an outage are answered the last good copy where there is one that is everybody's. */
export interface LastGood {
  api: Api;
  /** Whether any answer so far was a copy. */
  isCopy(): boolean;
}

/** What the server hands to every page it renders. */
export interface WebContext {
  /** Calls the services in process, as this visitor. */
  api: Api;
  lastGood: LastGood;
  nonce: string;
  /** Origin of canonical links, without trailing slash. */
  publicOrigin: string;
  /** The demo offers accounts for one-click sign-in. */
  demo: boolean;
  /** Who is told what visitors do; null on pages where nobody is. */
  analytics: AnalyticsSites | null;
  visitor: Visitor;
}

export const webContext = createContext<WebContext>();
