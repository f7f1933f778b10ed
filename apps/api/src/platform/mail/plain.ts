import { insideText } from './clean.ts';
import type { Block, Content } from './content.ts';

/** The body of a mail as plain text, without what every mail says. Also the text of a text message. */
export function bodyInText({ blocks, rightToLeft }: Content): string {
  return blocks.map((block) => blockInText(block, rightToLeft)).join('\n\n');
}

/** A mail as plain text. */
export function mailInText(content: Content): string {
  const { because, help, settings, stop } = content;
  const footer = [
    // The signature's separator (RFC 3676): mail programs leave what follows out of an answer.
    '-- ',
    because,
    ...(help ? [`${help.label}: ${help.address}`] : []),
    ...(settings ? [`${settings.label}: ${settings.url}`] : []),
    ...(stop ? [`${stop.label}: ${stop.url}`] : []),
  ];
  return `${bodyInText(content)}\n\n${footer.join('\n')}\n`;
}

function blockInText(block: Block, rightToLeft: boolean): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'rows':
      return block.rows
        .map(({ label, value, isLink }) => {
          const shown = isLink ? value : insideText(value, rightToLeft);
          return `${label}: ${shown}`;
        })
        .join('\n');
    case 'code':
      return block.code;
    case 'action':
      return `${block.label}:\n${block.url}`;
    case 'link':
      return block.url;
    case 'quote':
      return block.lines.map((line) => `> ${line}`.trimEnd()).join('\n');
  }
}
