import type { Audience } from '@kandil/contract/child-limits';
import type { Territory } from '@kandil/contract/territory';
import type { Api } from '@kandil/contract/client';
import type { ReportSettings } from '@kandil/contract/report-settings';
import type { LanguageCode, SiteWords } from '@kandil/i18n';
import { createContext } from 'react-router';
import type { AnalyticsSites } from '../analytics/reporter.ts';
import type { Site } from './site.tsx';

/** What cookies and headers say about a visitor, before anything is loaded. */
export interface Visitor {
  language: LanguageCode;
  /** The language prefix of the address; the router's base (SPEC-D2). */
  prefix: LanguageCode | null;
  /** An access token that has not expired. Services verify it; nothing here trusts it. */
  token: string | null;
  /** There is a token cookie, expired or not: the client may refresh it. */
  signedIn: boolean;
  /** The audience of members that shares the page; null: it is for this visitor or for guests. */
  audience: Audience | null;
  /** Of the guest, or of the members who share the page. */
  territory: Territory;
  profileId: number | null;
  deviceId: string | null;
  /** The cookie notice has been answered. */
  consent: boolean;
  /** Shown inside an app: no header, no footer (SPEC-D11). */
  webView: boolean;
  isBot: boolean;
  /** A slow television: its pages have neither blur nor motion (CONST-36). */
  lean: boolean;
  /** A television, which several people watch. */
  television: boolean;
  userAgent: string;
}

/** The same calls; during an outage they return the last good copy of an answer that is the same for everyone. */
export interface LastGood {
  api: Api;
  /** Whether any answer so far was a copy. */
  isCopy(): boolean;
}

/** The operator's site, for pages of one language. */
export interface WebSite {
  /** What its texts need. */
  words: SiteWords;
  shown: Site;
}

/** What the server passes to every page it renders. */
export interface WebContext {
  /** Calls the services in process, as this visitor. */
  api: Api;
  lastGood: LastGood;
  /** Whether a document with this data is known already. @param script of all its data */
  isUnchanged(script: string): boolean;
  /** Allows an inline script in the page's policy. @param script exactly as the page contains it */
  allowScript(script: string): void;
  site: WebSite;
  /** Origin of canonical links, without trailing slash. */
  publicOrigin: string;
  /** The demo offers accounts for one-click sign-in. */
  demo: boolean;
  /** The page that opens every modal can be reached. */
  modalsPage: boolean;
  /** The recipients of analytics events; null on pages without analytics. */
  analytics: AnalyticsSites | null;
  /** Where browsers report errors; null: nowhere. */
  reports: ReportSettings | null;
  /** Receives what fails while the page is rendered. */
  report(problem: unknown): void;
  visitor: Visitor;
}

export const webContext = createContext<WebContext>();
