import type { Span } from '@kandil/contract/control/numbers';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import NumbersIcon from 'lucide-react/icons/chart-line';
import type { ReactNode } from 'react';
import type { CallState } from '#src/data/use-call.ts';
import { Loading } from '#src/pieces/loading.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { t } from '#src/texts/texts.tsx';
import { utcText } from '#src/texts/times.ts';

interface CountedProps<Numbers extends Span> {
  title: string;
  loaded: CallState<{ counted: Numbers | null; nextAt: string }>;
  /** Below the heading. */
  text?: string;
  children: (numbers: Numbers) => ReactNode;
}

/** The numbers of a service under their heading; before the first hour is counted, when that will be. */
export function Counted<Numbers extends Span>({
  title,
  loaded,
  text,
  children,
}: CountedProps<Numbers>) {
  return (
    <section className="mb-9">
      <h2 className="mb-3 text-base font-semibold">{title}</h2>
      <Shown loaded={loaded} skeleton={<Waiting />}>
        {({ counted, nextAt }) =>
          counted ? (
            <>
              {children(counted)}
              <p className="text-muted text-xs">
                <span>{t('numbers.until', { time: utcText(counted.until) })}</span>
                {text && <span className="ms-1">{text}</span>}
              </p>
            </>
          ) : (
            <EmptyState
              icon={<NumbersIcon aria-hidden />}
              title={t('numbers.empty')}
              text={t('numbers.emptyText', { time: utcText(nextAt) })}
            />
          )
        }
      </Shown>
    </section>
  );
}

/** Room for figures and a chart. */
function Waiting() {
  return (
    <Loading>
      <div className="mb-4 grid grid-cols-2 gap-4 lg:grid-cols-3">
        {['a', 'b'].map((each) => (
          <Skeleton key={each} lifted className="rounded-sheet! h-24" />
        ))}
      </div>
      <Skeleton lifted className="rounded-sheet! h-64" />
    </Loading>
  );
}
