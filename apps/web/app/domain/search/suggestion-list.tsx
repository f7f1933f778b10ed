import ClockIcon from 'lucide-react/icons/clock';
import SearchIcon from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { TitleBadge } from '../title/title-badge.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { Picture } from '@kandil/ui/picture.tsx';
import type { Option } from './options.ts';

interface SuggestionListProps {
  id: string;
  label: string;
  options: readonly Option[];
  /** Index of the active option; -1: none. */
  active: number;
  onPick(option: Option): void;
}

export const optionId = (list: string, at: number) => `${list}-${at}`;

/** The suggestions below the field; the focus stays in the field. */
export function SuggestionList({ id, label, options, active, onPick }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="animate-rise rounded-sheet border-line bg-raised shadow-soft absolute inset-x-0 top-full z-40 mt-2 max-h-[70dvh] overflow-y-auto border p-1.5"
    >
      {options.map((option, at) => (
        // A press must not take the focus from the field, which handles the keys.
        <div
          key={option.key}
          id={optionId(id, at)}
          role="option"
          aria-selected={at === active}
          className={cx(
            'flex min-h-12 cursor-pointer items-center gap-3 rounded-tile px-3 py-1.5',
            at === active ? 'bg-lifted text-gold' : 'hover:bg-lifted',
          )}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          <Content option={option} />
        </div>
      ))}
    </div>
  );
}

function Content({ option }: { option: Option }): ReactNode {
  if (option.kind === 'title') {
    const { title, badge, horizontalPoster } = option.result;
    return (
      <>
        <Picture
          picture={horizontalPoster}
          alt=""
          sizes="72px"
          eager
          className="aspect-tile w-18 shrink-0 rounded-md"
        />
        <bdi className="min-w-0 flex-1 truncate font-medium">{title}</bdi>
        <TitleBadge badge={badge} />
      </>
    );
  }
  const Icon = option.kind === 'recent' ? ClockIcon : SearchIcon;
  return (
    <>
      <Icon className="text-muted ms-1 size-4.5 shrink-0" aria-hidden />
      <bdi className="min-w-0 flex-1 truncate">{option.text}</bdi>
    </>
  );
}
