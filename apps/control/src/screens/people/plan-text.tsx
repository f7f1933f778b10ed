import { Mark } from '#src/pieces/mark.tsx';
import { t } from '#src/texts/texts.tsx';

interface PlanTextProps {
  line: { planTitle: string | null; isPlanSuspended: boolean };
  /** Absent: the service has said. */
  isUnknown?: boolean;
}

/** The plan of an account in a line. */
export function PlanText({ line, isUnknown = false }: PlanTextProps) {
  if (line.planTitle === null)
    return (
      <span className="text-muted">{isUnknown ? t('people.unknown') : t('people.noPlan')}</span>
    );
  return (
    <span className="inline-flex items-center gap-2">
      <span>{line.planTitle}</span>
      {line.isPlanSuspended && <Mark text={t('planState.SUSPENDED')} isGrave />}
    </span>
  );
}
