import type { LanguageCode, Texts } from '@kandil/i18n';
import type { Config } from '../lib/start.ts';

/** What the page tells its own start (boot/start.js) and the client entry. */
export interface Boot {
  language: LanguageCode;
  /** Language prefix of the address, the router's base. */
  prefix: LanguageCode | null;
  /** Null when the page came without its data. */
  config: Config | null;
  /** Address of the language's texts, immutable by version. */
  textsUrl: string;
  entry: string;
  manifest: string;
  /** Modules of the routes on this page by route id. */
  routes: Record<string, string>;
  /** Chunks those modules import, to be fetched without a round trip for each level. */
  preload: string[];
  /** Set by the start script. */
  texts?: Promise<Texts>;
}

declare global {
  interface Window {
    boot: Boot;
    showPicture?(picture: HTMLImageElement): void;
    watchPicture?(picture: HTMLImageElement): void;
  }
}
