import { expect, test } from 'vitest';
import { readLegalText } from './legal-text.ts';

test('a text is a tree of sections with paragraphs, lists, smaller headings, links and strong words', () => {
  const { text, faults } = readLegalText(
    `# Terms

By *us*, for
you.

Two paragraphs.

## Who we are

**Fanous**, see [here](/about-us) or <https://fanous.example>.

### Where

1. Berlin
2. Cairo

   and Jakarta

---

- \`one\`
`,
    false,
  );
  expect(faults).toEqual([]);
  expect(text).toEqual({
    title: 'Terms',
    lead: ['By ', 'us', ', for you.', ' ', 'Two paragraphs.'],
    sections: [
      {
        picture: null,
        id: 'section-1',
        heading: 'Who we are',
        blocks: [
          {
            kind: 'paragraph',
            text: [
              { strong: 'Fanous' },
              ', see ',
              { text: 'here', to: '/about-us' },
              ' or ',
              { text: 'https://fanous.example', to: 'https://fanous.example' },
              '.',
            ],
          },
          { kind: 'heading', text: 'Where' },
          { kind: 'list', ordered: true, items: [['Berlin'], ['Cairo', ' ', 'and Jakarta']] },
          { kind: 'list', ordered: false, items: [['one']] },
        ],
      },
    ],
  });
});

test.each([
  ['## One\n\n- x', [[1, 1, "needs a title: '# ...'"]]],
  ['# Terms', [[1, 1, "needs a section: '## ...'"]]],
  ['# A\n\n# B\n\n## One', [[3, 1, 'a second title']]],
  ['# A\n\n- x\n\n## One', [[3, 1, 'a list stands before the first section']]],
  ['# A\n\n### x\n\n## One', [[3, 1, 'a smaller heading stands before the first section']]],
  ['Hello\n\n# A\n\n## One', [[1, 1, 'stands before the title']]],
  ['# A\n\n## One\n\n<script>alert(1)</script>', [[5, 1, 'HTML cannot be shown']]],
  [
    '# A\n\n## One\n\nText <b>x</b>',
    [
      [5, 6, 'HTML cannot be shown'],
      [5, 10, 'HTML cannot be shown'],
    ],
  ],
  ['# A\n\n## One\n\n> said', [[5, 1, 'a quotation cannot be shown']]],
  ['# A\n\n## One\n\n![x](y.png)', [[5, 1, 'a picture cannot be shown']]],
  ['# A\n\n## One\n\n- a\n  - b', [[6, 3, 'an item of a list has more than text']]],
  ...['javascript:alert(1)', 'http://x.example', '//x.example', 'data:text/html,x'].map(
    (url): [string, [number, number, string][]] => [
      `# A\n\n## One\n\n[x](${url})`,
      [[5, 1, 'leads neither to https, nor to a mail address or a path']],
    ],
  ),
] as [string, [number, number, string][]][])(
  '%j names what cannot be shown',
  (markdown, faults) => {
    const found = readLegalText(markdown, false).faults;
    expect(found.map(({ line, column, message }) => [line, column, message])).toEqual(faults);
  },
);

test('a section of a story begins with a picture, and no other place has one', () => {
  const read = (markdown: string) => readLegalText(`# A\n\n${markdown}`, true);
  const { text, faults } = read('## One\n\n![A boat](titles/boat.webp)\n\nWords.\n\n## Two\n');
  expect(faults).toEqual([]);
  expect(text.sections).toEqual([
    {
      id: 'section-1',
      heading: 'One',
      picture: { path: 'titles/boat.webp', alt: 'A boat' },
      blocks: [{ kind: 'paragraph', text: ['Words.'] }],
    },
    { id: 'section-2', heading: 'Two', picture: null, blocks: [] },
  ]);
  for (const [markdown, line] of [
    ['![x](a.webp)\n\n## One', 3],
    ['## One\n\nWords.\n\n![x](a.webp)', 7],
    ['## One\n\n![x](a.webp)\n\n![y](b.webp)', 7],
    ['## One\n\nA ![x](a.webp)', 5],
  ] as const)
    expect(read(markdown).faults).toMatchObject([{ line, message: 'a picture cannot be shown' }]);
});
