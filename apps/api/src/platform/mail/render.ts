import { Engine } from 'mrml';
import { contentOf, type Content, type MailSite } from './content.ts';
import { layoutOf } from './layout.ts';
import { bodyInText, mailInText } from './plain.ts';
import { type FactsOf, type MailName, MAILS } from './templates/index.ts';

export interface RenderedMail {
  template: MailName;
  language: string;
  subject: string;
  text: string;
  html: string;
}

const fill = <Name extends MailName>(
  name: Name,
  language: string,
  facts: FactsOf<Name>,
  site: MailSite,
): Content => contentOf(MAILS[name], language, facts, site);

/** A mail in a language; English texts replace missing ones. Facts are texts as they are, not escaped. */
export function renderMail<Name extends MailName>(
  name: Name,
  language: string,
  facts: FactsOf<Name>,
  site: MailSite,
): RenderedMail {
  const content = fill(name, language, facts, site);
  return {
    template: name,
    language: content.language,
    subject: content.subject,
    text: mailInText(content),
    html: htmlOf(layoutOf(content)),
  };
}

/** An engine for each mail, so that a fault in one cannot reach the next. */
function htmlOf(mjml: string): string {
  using engine = new Engine();
  // No font is fetched from elsewhere.
  engine.setRenderOptions({ disableComments: true, socialIconOrigin: null, fonts: {} });
  const result = engine.toHtml(mjml);
  if (result.type === 'error') throw new Error(`a mail is no valid MJML: ${result.message}`);
  return result.content;
}

/** The body of a mail as a text message. */
export const mailAsText = <Name extends MailName>(
  name: Name,
  language: string,
  facts: FactsOf<Name>,
  site: MailSite,
): string => bodyInText(fill(name, language, facts, site));
