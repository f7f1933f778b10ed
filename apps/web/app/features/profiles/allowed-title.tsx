import type { auth } from '@kandil/contract';
import { ownDigits } from '@kandil/i18n';
import type { ReactNode } from 'react';
import CloseIcon from 'lucide-react/icons/x';
import { IconButton } from '@kandil/ui/icon-button.tsx';
import { onToggle } from '@kandil/ui/on-toggle.ts';
import { Picture } from '@kandil/ui/picture.tsx';
import { useWords } from '@kandil/ui/text/texts.tsx';

export type AllowedTitleFacts = auth.AllowedTitle;

interface TitleRowProps {
  title: Omit<AllowedTitleFacts, 'shown'>;
  note?: string | false;
  children: ReactNode;
}

/** A title with its picture, its age and one button. */
export function TitleRow({
  title: { title, ageRating, horizontalPoster },
  note,
  children,
}: TitleRowProps) {
  const { language } = useWords();
  return (
    <li className="flex items-center gap-3 py-2">
      <Picture
        picture={horizontalPoster}
        alt=""
        sizes="6rem"
        className="rounded-tile aspect-video w-20 shrink-0 sm:w-24"
      />
      <p className="min-w-0 flex-1 text-sm">
        <bdi className="block truncate font-medium">{title}</bdi>
        <span className="text-muted">
          <bdi dir="ltr">{ownDigits(ageRating, language)}</bdi>
          {note && <span>{` · ${note}`}</span>}
        </span>
      </p>
      {children}
    </li>
  );
}

interface AllowedTitleProps {
  title: AllowedTitleFacts;
  onRemove(): void;
}

/** A title of the list; one above the age of the profile says that it is not shown. */
export function AllowedTitle({ title, onRemove }: AllowedTitleProps) {
  const { t } = useWords();
  return (
    <TitleRow title={title} note={!title.shown && t('childLimits.notShown')}>
      <IconButton
        label={t('childLimits.remove', { title: title.title })}
        look="plain"
        icon={<CloseIcon className="size-5" aria-hidden />}
        // The second click of a double click meets the next title.
        onClick={onToggle(onRemove)}
      />
    </TitleRow>
  );
}
