import { Moment } from '#src/pieces/moment.tsx';
import { RichText } from '@kandil/ui/text/rich-text.tsx';
import { t } from '#src/texts/texts.tsx';

interface ChangedProps {
  changedAt: string | null;
  changedBy: string;
  /** What it says while nobody has changed anything. */
  never: string;
}

/** Who changed a setting last, and when. */
export function Changed({ changedAt, changedBy, never }: ChangedProps) {
  if (changedAt === null) return <span>{never}</span>;
  const text = changedBy ? t('switch.changed', { name: changedBy }) : t('switch.changedByNobody');
  return (
    <span>
      <RichText text={text} name="when">
        <Moment at={changedAt} />
      </RichText>
    </span>
  );
}
