import { LANGUAGE_CODES } from '@kandil/i18n';
import type { MailSite } from './content.ts';
import { type RenderedMail, renderMail } from './render.ts';
import { sampleOf } from './samples.ts';
import { type MailName, MAILS } from './templates/index.ts';

/** All mails of the product, made with samples. */
export interface MailPreviews {
  names: readonly string[];
  languages: readonly string[];
  /** Undefined if there is no such mail or language. */
  render: (name: string, language: string) => RenderedMail | undefined;
}

const NAMES = Object.keys(MAILS) as MailName[];

/** Previews for a page that shows them. */
export function mailPreviews(site: MailSite): MailPreviews {
  return {
    names: NAMES,
    languages: LANGUAGE_CODES,
    render(name, language) {
      const mail = NAMES.find((each) => each === name);
      const code = LANGUAGE_CODES.find((each) => each === language);
      return mail && code && renderMail(mail, code, sampleOf(mail, code, site), site);
    },
  };
}
