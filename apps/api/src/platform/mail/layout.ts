import type { LanguageCode } from '@kandil/i18n';
import { currentSite, siteName } from '../site.ts';
import { CARD, DARK_CARD, type MailColors, mailColors } from './colors.ts';
import type { Block, Content } from './content.ts';

const INK = '#1b1b1e';
const SOFT = '#56565c';
/** The product's faces, where the mail program has them; else what every system has. */
const SCRIPT_FONTS: Partial<Record<LanguageCode, string>> = {
  ar: 'IBM Plex Sans Arabic',
  fa: 'Vazirmatn',
  ur: 'Noto Naskh Arabic',
  hi: 'Noto Sans Devanagari',
  bn: 'Noto Sans Bengali',
};
const fontOf = (language: LanguageCode): string =>
  [SCRIPT_FONTS[language], 'Inter', 'Segoe UI', 'Tahoma', 'Arial']
    .filter((name) => name !== undefined)
    .map((name) => `'${name}'`)
    .join(', ') + ', sans-serif';

/** For mail programs that know dark mode; the others keep dark on light. */
const darkStyle = ({ accentOnDark }: MailColors): string => `@media (prefers-color-scheme: dark) {
body, .page { background-color: #131315 !important; }
.card, .card > table { background: ${DARK_CARD} !important; }
.ink > div, .ink > table, .ink td, .ink strong { color: #f1f1f3 !important; }
.soft > div, .soft a, .ink th { color: #bcbcc3 !important; }
.accent > div, .ink a { color: ${accentOnDark} !important; }
.ink strong { background: #303034 !important; }
.ink th, .ink td { border-color: #38383d !important; }
}`;

interface Look extends MailColors {
  direction: 'ltr' | 'rtl';
  /** `start` is unknown to some mail programs. */
  start: 'left' | 'right';
  end: 'left' | 'right';
}

/** A mail in MJML. Every text is escaped here. */
export function layoutOf(content: Content): string {
  const { language, rightToLeft, subject, blocks } = content;
  const colors = mailColors(currentSite());
  const look: Look = rightToLeft
    ? { ...colors, direction: 'rtl', start: 'right', end: 'left' }
    : { ...colors, direction: 'ltr', start: 'left', end: 'right' };
  const { direction, start, accent, page } = look;
  return `<mjml lang="${language}" dir="${direction}">
<mj-head>
<mj-title>${escaped(subject)}</mj-title>
<mj-raw><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /></mj-raw>
<mj-attributes>
<mj-all font-family="${fontOf(language)}" />
<mj-wrapper direction="${direction}" /><mj-section direction="${direction}" padding="0" /><mj-column direction="${direction}" />
<mj-text align="${start}" color="${INK}" font-size="16px" line-height="1.6" padding="0 0 16px" />
<mj-table align="${start}" color="${INK}" font-size="16px" line-height="1.5" padding="0 0 16px" />
<mj-button align="${start}" background-color="${accent}" color="${CARD}" border-radius="8px" font-size="16px" font-weight="600" inner-padding="12px 24px" padding="4px 0 20px" />
</mj-attributes>
<mj-style>${darkStyle(look)}</mj-style>
</mj-head>
<mj-body width="560px" background-color="${page}" css-class="page">
<mj-section padding="24px 28px 0"><mj-column>
<mj-text css-class="accent" color="${accent}" font-size="20px" font-weight="700">${siteName(language)}</mj-text>
</mj-column></mj-section>
<mj-wrapper css-class="card" background-color="${CARD}" border-radius="12px" padding="28px 28px 12px">
<mj-section><mj-column>
${blocks.map((block) => blockOf(block, look)).join('\n')}
</mj-column></mj-section>
</mj-wrapper>
<mj-section padding="16px 28px 32px"><mj-column>
${footerOf(content)}
</mj-column></mj-section>
</mj-body>
</mjml>`;
}

function blockOf(block: Block, look: Look): string {
  switch (block.kind) {
    case 'paragraph':
      return text(paragraph(block.text));
    case 'rows':
      return table(block.rows, look);
    case 'code':
      return text(
        `<strong dir="ltr" style="display:inline-block;padding:8px 18px;border-radius:8px;background:${look.page};font-size:28px;letter-spacing:5px;white-space:nowrap">${escaped(block.code)}</strong>`,
      );
    case 'action':
      return `<mj-button href="${escaped(block.url)}"><span>${escaped(block.label)}</span></mj-button>`;
    case 'link':
      return text(link(block.url, look.accent));
    case 'quote':
      return text(
        `<blockquote dir="auto" style="unicode-bidi:plaintext;margin:0;padding:4px 14px;border-${look.start}:3px solid ${look.accent}">${block.lines.map(escaped).join('<br/>')}</blockquote>`,
      );
  }
}

const text = (inner: string) => `<mj-text css-class="ink">${inner}</mj-text>`;

const paragraph = (words: string) => `<p style="margin:0">${lines(words)}</p>`;

const lines = (value: string) => value.split('\n').map(escaped).join('<br/>');

function table(
  rows: Extract<Block, { kind: 'rows' }>['rows'],
  { start, end, line, accent }: Look,
): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${line};text-align:${start};vertical-align:top`;
  const row = ({ label, value, isLink }: (typeof rows)[number]) =>
    `<tr><th scope="row" width="38%" style="${cell};padding-${end}:14px;font-weight:400;color:${SOFT}"><span>${escaped(label)}</span></th>` +
    `<td style="${cell};overflow-wrap:anywhere">${isLink ? link(value, accent) : `<span dir="auto">${escaped(value)}</span>`}</td></tr>`;
  return `<mj-table css-class="ink">${rows.map(row).join('')}</mj-table>`;
}

/** Addresses read from left to right in every language. */
const link = (url: string, color: string, words = url) =>
  `<a href="${escaped(url)}" style="color:${color}"><span dir="ltr" style="overflow-wrap:anywhere">${escaped(words)}</span></a>`;

function footerOf({ because, help, settings, stop }: Content): string {
  const small = (inner: string) =>
    `<mj-text css-class="soft" color="${SOFT}" font-size="13px" padding="0 0 4px">${inner}</mj-text>`;
  const parts = [small(paragraph(because))];
  if (help) {
    const address = link(`mailto:${help.address}`, SOFT, help.address);
    parts.push(small(`<p style="margin:0">${escaped(help.label)}: ${address}</p>`));
  }
  for (const link of [settings, stop]) {
    if (!link) continue;
    const words = `<span>${escaped(link.label)}</span>`;
    const anchor = `<a href="${escaped(link.url)}" style="color:${SOFT}">${words}</a>`;
    parts.push(small(`<p style="margin:0">${anchor}</p>`));
  }
  return parts.join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(value: string): string {
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
