import type { Data } from '@kandil/contract';
import type { switchList } from '@kandil/contract/control/settings';
import { Badge } from '@kandil/ui/badge.tsx';
import { Button } from '@kandil/ui/button.tsx';
import LockIcon from 'lucide-react/icons/lock';
import { useState } from 'react';
import { useMay } from '#src/data/session.ts';
import { t } from '#src/texts/texts.tsx';
import { Changed } from './changed.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

export type Switches = Data<typeof switchList>;
export type Switch = Switches['switches'][number];

interface SwitchRowProps {
  row: Switch;
  put(all: Switches): void;
}

/** A switch: what it does, how it is, who changed it last, and the button that changes it. */
export function SwitchRow({ row, put }: SwitchRowProps) {
  const { name, isOn, isLocked, changedAt, changedBy } = row;
  const mayChange = useMay('settings.change');
  const [isOpen, setIsOpen] = useState(false);
  const title = t(`switch.${name}`);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 py-4">
      <div className="min-w-0 flex-1 basis-80">
        <h3 className="flex flex-wrap items-center gap-2.5 font-medium">
          <span>{title}</span>
          <Badge tone={isOn ? 'turquoise' : 'line'}>{t(isOn ? 'switch.on' : 'switch.off')}</Badge>
        </h3>
        <p className="text-muted mt-1 text-sm">{t(`switch.${name}.text`)}</p>
        {isLocked ? (
          <p className="mt-2 flex items-start gap-2 text-sm">
            <LockIcon className="text-gold mt-0.5 size-4 shrink-0" aria-hidden />
            <span>{t('switch.locked', { name })}</span>
          </p>
        ) : (
          <p className="text-muted mt-2 text-xs">
            <Changed changedAt={changedAt} changedBy={changedBy} never={t('switch.default')} />
          </p>
        )}
      </div>
      {mayChange && !isLocked && (
        <Button
          look="line"
          size="small"
          aria-label={`${t(isOn ? 'switch.turnOff' : 'switch.turnOn')}: ${title}`}
          onClick={() => setIsOpen(true)}
        >
          {t(isOn ? 'switch.turnOff' : 'switch.turnOn')}
        </Button>
      )}
      {isOpen && <SwitchDialog row={row} put={put} onClose={() => setIsOpen(false)} />}
    </li>
  );
}
