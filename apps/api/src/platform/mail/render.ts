import { isLanguageCode, isRightToLeft } from '@kandil/i18n';

/** The texts of a mail. An empty line separates paragraphs. */
export interface MailContent {
  language: string;
  subject: string;
  body: string;
  /** Shown large in the body. */
  code?: string;
  action?: { text: string; url: string };
}

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}

const INK = '#1c1a17';
const GOLD = '#8a6116';
const font = "font-family:'Segoe UI',Tahoma,Arial,sans-serif";

/** A mail as plain text and as HTML, in either direction, dark on light in every mail program. */
export function renderMail(mail: MailContent): Rendered {
  const { language, subject, body, action } = mail;
  const direction = isLanguageCode(language) && isRightToLeft(language) ? 'rtl' : 'ltr';
  const paragraphs = body
    .split('\n\n')
    .map((paragraph) => `<p style="margin:0 0 16px">${inline(paragraph, mail.code)}</p>`);
  if (action) paragraphs.splice(-1, 0, button(action));
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light only"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f4efe6;color:${INK};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="max-width:520px;background:#ffffff;border-radius:12px">
<tr><td style="padding:28px 32px 12px;font-size:20px;font-weight:700;color:${GOLD};text-align:start">Kandil</td></tr>
<tr><td style="padding:0 32px 20px;font-size:16px;line-height:1.6;color:${INK};text-align:start">
${paragraphs.join('\n')}
</td></tr></table></td></tr></table></body></html>`;
  return { subject, text: action ? `${body}\n\n${action.url}\n` : `${body}\n`, html };
}

function inline(paragraph: string, code: string | undefined): string {
  const text = escaped(paragraph).replaceAll('\n', '<br>');
  if (!code) return text;
  return text.replaceAll(
    code,
    `<strong dir="ltr" style="font-size:26px;letter-spacing:4px;white-space:nowrap">${code}</strong>`,
  );
}

function button({ text, url }: { text: string; url: string }): string {
  return `<p style="margin:0 0 20px"><a href="${escaped(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${GOLD};color:#ffffff;text-decoration:none;font-weight:600">${escaped(text)}</a></p>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
