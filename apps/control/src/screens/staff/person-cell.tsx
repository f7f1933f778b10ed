import { Badge } from '@kandil/ui/badge.tsx';
import { Avatar } from '#src/pieces/avatar.tsx';
import { CELL } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';

interface PersonCellProps {
  name: string;
  mail: string;
  isSelf?: boolean;
}

/** The head of a row that is a person. */
export const PersonCell = ({ name, mail, isSelf = false }: PersonCellProps) => (
  <th scope="row" className={`${CELL} text-start font-normal`}>
    <span className="flex items-center gap-3">
      <Avatar name={name} />
      <span className="min-w-0">
        <span className="flex items-center gap-2 font-medium">
          <bdi className="wrap-anywhere">{name}</bdi>
          {isSelf && <Badge tone="line">{t('staff.you')}</Badge>}
        </span>
        <span className="text-muted block text-xs wrap-anywhere">{mail}</span>
      </span>
    </span>
  </th>
);
