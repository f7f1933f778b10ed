import type { Data } from '@kandil/contract';
import type { siteText } from '@kandil/contract/content';
import type { Heading, List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

type Text = Data<typeof siteText>;
type Run = Text['lead'][number];
type Section = Text['sections'][number];

/** Beside a section: a path in the art, and what it shows. */
export interface TextPicture {
  path: string;
  alt: string;
}
type SectionRead = Omit<Section, 'picture'> & { picture: TextPicture | null };

export interface LegalText extends Pick<Text, 'title' | 'lead'> {
  sections: SectionRead[];
}

export interface TextFault {
  /** From 1. */
  line: number;
  column: number;
  message: string;
}

/**
 * Reads a legal text: a title (`#`), an introduction, and sections (`##`) of paragraphs, lists and smaller headings, with
 * links and strong words. It becomes a tree, never markup: HTML has no place in it (SEC-6). A section of a story may begin
 * with a picture of the art.
 * @param markdown CommonMark
 * @param isStory whether it may have pictures
 * @returns the text, and what in it cannot be shown
 */
export function readLegalText(
  markdown: string,
  isStory: boolean,
): { text: LegalText; faults: TextFault[] } {
  const faults: TextFault[] = [];
  const text: LegalText = { title: '', lead: [], sections: [] };
  const reader = { text, isStory, refuse: refuser(faults) };
  for (const node of fromMarkdown(markdown).children) readNode(node, reader);
  if (text.title === '') faults.push({ line: 1, column: 1, message: "needs a title: '# ...'" });
  if (text.sections.length === 0)
    faults.push({ line: 1, column: 1, message: "needs a section: '## ...'" });
  return { text, faults };
}

type Node = RootContent;
type Refuse = (node: Node, message: string) => void;

interface Reader {
  text: LegalText;
  isStory: boolean;
  refuse: Refuse;
}

const refuser =
  (faults: TextFault[]): Refuse =>
  ({ position }, message) =>
    void faults.push({
      line: position?.start.line ?? 1,
      column: position?.start.column ?? 1,
      message,
    });

function readNode(node: Node, reader: Reader): void {
  const { text, refuse } = reader;
  if (node.type === 'heading') return readHeading(node, text, refuse);
  const section = text.sections.at(-1);
  switch (node.type) {
    case 'paragraph':
      return readParagraph(node, section, reader);
    case 'list':
      if (section) section.blocks.push(listOf(node, refuse));
      else refuse(node, 'a list stands before the first section');
      return;
    case 'thematicBreak':
      return;
    default:
      refuse(node, `${NAMES[node.type] ?? `'${node.type}'`} cannot be shown`);
  }
}

/** What people call the nodes of the parser. */
const NAMES: Partial<Record<Node['type'], string>> = {
  blockquote: 'a quotation',
  code: 'code (four spaces before a line make it)',
  definition: 'a link in two places',
  html: 'HTML',
  image: 'a picture',
  imageReference: 'a picture',
  linkReference: 'a link in two places',
};

function readParagraph(
  node: Paragraph,
  section: SectionRead | undefined,
  { text, isStory, refuse }: Reader,
): void {
  if (isStory && section && mayTakePicture(section, node)) return;
  if (text.title === '') return refuse(node, 'stands before the title');
  if (section) section.blocks.push({ kind: 'paragraph', text: runsOf(node, refuse) });
  else text.lead.push(...(text.lead.length > 0 ? [' '] : []), ...runsOf(node, refuse));
}

/** Takes the picture that stands alone in the first paragraph of a section. */
function mayTakePicture(section: SectionRead, { children: [only, ...more] }: Paragraph): boolean {
  if (only?.type !== 'image' || more.length > 0) return false;
  if (section.picture || section.blocks.length > 0) return false;
  section.picture = { path: only.url, alt: only.alt ?? '' };
  return true;
}

function readHeading(node: Heading, text: LegalText, refuse: Refuse): void {
  const words = wordsOf(node, refuse);
  const section = text.sections.at(-1);
  if (node.depth === 1) {
    if (text.title === '') text.title = words;
    else refuse(node, 'a second title');
  } else if (node.depth === 2) {
    const id = `section-${text.sections.length + 1}`;
    text.sections.push({ id, heading: words, picture: null, blocks: [] });
  } else if (section) section.blocks.push({ kind: 'heading', text: words });
  else refuse(node, 'a smaller heading stands before the first section');
}

function listOf(node: List, refuse: Refuse): Section['blocks'][number] {
  const items = node.children.map(({ children }) =>
    children.flatMap((child, at) => {
      if (child.type === 'paragraph') return [...(at > 0 ? [' '] : []), ...runsOf(child, refuse)];
      refuse(child, 'an item of a list has more than text');
      return [];
    }),
  );
  return { kind: 'list', ordered: node.ordered === true, items };
}

const runsOf = ({ children }: Paragraph, refuse: Refuse): Run[] =>
  children.map((node) => runOf(node, refuse));

function runOf(node: PhrasingContent, refuse: Refuse): Run {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value.replaceAll('\n', ' ');
    case 'break':
      return ' ';
    case 'emphasis':
      return wordsOf(node, refuse);
    case 'strong':
      return { strong: wordsOf(node, refuse) };
    case 'link':
      if (!SAFE_LINK.test(node.url))
        refuse(node, 'leads neither to https, nor to a mail address or a path');
      return { text: wordsOf(node, refuse), to: node.url };
    default:
      refuse(node, `${NAMES[node.type] ?? `'${node.type}'`} cannot be shown`);
      return '';
  }
}

/** A path of the application, or another party's address. */
const SAFE_LINK = /^(?:https:\/\/|mailto:|\/(?!\/))/;

const wordsOf = ({ children }: { children: PhrasingContent[] }, refuse: Refuse): string =>
  children
    .map((node) => {
      const run = runOf(node, refuse);
      if (typeof run === 'string') return run;
      return 'strong' in run ? run.strong : run.text;
    })
    .join('');
