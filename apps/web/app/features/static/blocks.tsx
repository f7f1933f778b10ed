import { openModal } from '#app/domain/prompt/modal-store.ts';
import { Button } from '@kandil/ui/button.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { Rich } from './rich-text.tsx';
import type { ShownBlock } from './texts/offered.ts';
import type { NameRow } from './texts/tree.ts';

/** A block of a section. */
export function TextBlock({ block }: { block: ShownBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Rich text={block.text} />
        </p>
      );
    case 'heading':
      return <h3 className="text-text pt-2 text-lg font-semibold">{block.text}</h3>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List
          className={cx(
            'marker:text-gold space-y-2.5 ps-5',
            block.ordered ? 'list-decimal' : 'list-disc',
          )}
        >
          {block.items.map((item, at) => (
            <li key={at} className="ps-1">
              <Rich text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'names':
      return <Names rows={block.rows} />;
    case 'cookiePreferences':
      return (
        <Button className="print:hidden" onClick={() => openModal('cookiePreferences', {})}>
          {block.label}
        </Button>
      );
  }
}

function Names({ rows }: { rows: readonly NameRow[] }) {
  return (
    <dl className="divide-line rounded-sheet border-line bg-raised/60 divide-y border">
      {rows.map(({ name, text }) => (
        <div key={name} className="gap-6 px-4 py-3.5 sm:grid sm:grid-cols-[15rem_1fr] sm:px-5">
          <dt className="text-sm">
            {name.split(' ').map((each) => (
              <code key={each} dir="ltr" className="text-gold block font-semibold break-all">
                {each}
              </code>
            ))}
          </dt>
          <dd className="text-text/90 mt-1 text-sm sm:mt-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
