import type { Data } from '@kandil/contract';
import { books, booksCompare } from '@kandil/contract/control/payment';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { Select } from '@kandil/ui/select.tsx';
import BooksIcon from 'lucide-react/icons/scale';
import { useSearchParams } from 'react-router';
import { request } from '#src/data/request.ts';
import { useMay } from '#src/data/session.ts';
import { useAct } from '#src/data/use-act.ts';
import { useCall } from '#src/data/use-call.ts';
import { useProgress } from '#src/data/use-refresh.ts';
import { toast } from '#src/frame/toasts.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CARD, TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { monthText } from '#src/texts/times.ts';
import { BooksRun } from './books-run.tsx';
import { lastMonths } from './month-file.tsx';

type OfGateway = Data<typeof books>['gateways'][number];

/** A month of our books beside the gateways' lists. */
export function BooksScreen() {
  const months = lastMonths(Date.now());
  const [params, setParams] = useSearchParams();
  const month = months.find((each) => each === params.get('month')) ?? months[1] ?? '';
  const loaded = useCall(books, { month });
  const isRunning = loaded.data?.gateways.some(({ run }) => run?.state === 'RUNNING') ?? false;
  useProgress(loaded, isRunning);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-4">
        <Select
          label={t('receipts.month')}
          value={month}
          className="min-h-9! text-sm font-medium!"
          options={months.map((value) => ({ value, title: monthText(value) }))}
          onChange={(value) => setParams({ month: value })}
        />
        <p className="text-muted text-sm">
          {t('books.text')} {t('money.utc')}
        </p>
      </div>
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={4} />}>
        {({ gateways }) =>
          gateways.length === 0 ? (
            <EmptyState
              icon={<BooksIcon aria-hidden />}
              title={t('books.empty')}
              text={t('books.emptyText')}
            />
          ) : (
            <div className="flex flex-col gap-6">
              {gateways.map((of) => (
                <Gateway key={of.gatewayCode} of={of} month={month} onChange={loaded.reload} />
              ))}
            </div>
          )
        }
      </Shown>
    </>
  );
}

interface GatewayProps {
  of: OfGateway;
  month: string;
  onChange(): void;
}

function Gateway({ of: { gatewayCode, canCompare, run }, month, onChange }: GatewayProps) {
  const mayManage = useMay('money.manage');
  const compare = useAct(async () => {
    await request(booksCompare, { gatewayCode, month }).catch((error: unknown) =>
      toast('error', error),
    );
    onChange();
  });
  const isRunning = run?.state === 'RUNNING';
  return (
    <section className={`${CARD} p-5`} aria-label={t(`gateway.${gatewayCode}`)}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="font-semibold">{t(`gateway.${gatewayCode}`)}</h2>
        {mayManage && canCompare && (
          <Button
            look="line"
            size="small"
            busy={compare.busy || isRunning}
            aria-label={t(run ? 'books.againWith' : 'books.compareWith', {
              gateway: t(`gateway.${gatewayCode}`),
            })}
            onClick={() => void compare.start()}
          >
            {t(run ? 'books.again' : 'books.compare')}
          </Button>
        )}
      </div>
      {run ? (
        <BooksRun run={run} gatewayCode={gatewayCode} />
      ) : (
        <p className="text-muted mt-2 text-sm">{t('books.never')}</p>
      )}
    </section>
  );
}
