import type { LanguageCode, Texts } from '@kandil/i18n';
import type { ReportSettings } from '@kandil/contract/report-settings';
import type { MemberPart } from './member-part.ts';
import type { Site } from './site.tsx';
import type { Config } from './start.ts';
import type { PageId } from '#app/pages.ts';

/** What a page passes to its start script (data/start/boot-script.js) and the client entry. */
export interface Boot {
  language: LanguageCode;
  /** Language prefix of the address, the router's base. */
  prefix: LanguageCode | null;
  /** Null when the page was rendered without start data. */
  config: Config | null;
  /** The operator's site. */
  site: Site;
  page: PageId;
  /** Loader data and errors of the page by route id. */
  state: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
  /** Where errors are reported; null: nowhere. */
  reports: ReportSettings | null;
  /** Address of the language's texts, immutable by version. */
  textsUrl: string;
  /** The member's own part of a page that an audience shares; null on any other page. */
  part: {
    /** Address of the call, requested by the start script at once. */
    url: string;
    /** Address of the page and the token that the call was sent with; set by the start script, as the answer is. */
    path?: string;
    token?: string;
    /** Null when the call failed. */
    answer?: Promise<MemberPart | null>;
  } | null;
  /** The client entry and the chunks it imports, fetched in one round trip instead of one per level. */
  entry: string;
  preload: string[];
  /** Addresses of scripts, in browsers with Trusted Types; set by the start script. */
  scriptPolicy?: { createScriptURL: (address: string) => string } | undefined;
  /** Set by the start script. */
  texts?: Promise<Texts>;
  /** Handles Back until hydration; set by the start script. */
  onLeft?: () => void;
}

declare global {
  interface Window {
    boot: Boot;
  }
}
