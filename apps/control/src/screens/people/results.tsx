import type { Data } from '@kandil/contract';
import { peopleSearch } from '@kandil/contract/control/auth';
import { moneyText } from '@kandil/i18n/formats';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import ChevronIcon from 'lucide-react/icons/chevron-right';
import NoneIcon from 'lucide-react/icons/search-x';
import { Link } from 'react-router';
import { useCall } from '#src/data/use-call.ts';
import { Avatar } from '#src/pieces/avatar.tsx';
import { Fact, Facts } from '#src/pieces/facts.tsx';
import { Notice } from '#src/pieces/notice.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CARD, CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { Day } from '#src/pieces/moment.tsx';
import { LANGUAGE, t } from '#src/texts/texts.tsx';
import { PlanText } from './plan-text.tsx';
import { StateBadge } from './state-badge.tsx';
import { countryText } from './words.ts';

type Answer = Data<typeof peopleSearch>;

/** What a search has found. */
export function Results({ term }: { term: string }) {
  const loaded = useCall(peopleSearch, { term });
  return (
    <Shown loaded={loaded} skeleton={<TableSkeleton rows={3} />}>
      {(answer) => <Found answer={answer} />}
    </Shown>
  );
}

function Found({ answer }: { answer: Answer }) {
  const { people, hasMore, plansKnown, orphans } = answer;
  if (people.length === 0 && orphans.length === 0) return <Nobody kind={answer.kind} />;
  return (
    <>
      {people.length > 0 && (
        <>
          <p role="status" className="text-muted mb-3 text-sm">
            {t('people.results', { count: people.length })}
          </p>
          {!plansKnown && <Notice tone="info" text={t('people.noPlans')} className="mb-3" />}
          <Lines people={people} plansKnown={plansKnown} />
          {hasMore && <p className="text-muted mt-4 text-center text-sm">{t('people.more')}</p>}
        </>
      )}
      {orphans.map((receipt) => (
        <Orphan key={receipt.number} receipt={receipt} />
      ))}
    </>
  );
}

function Nobody({ kind }: { kind: Answer['kind'] }) {
  const isShort = kind === 'UNCLEAR';
  return (
    <EmptyState
      icon={<NoneIcon aria-hidden />}
      title={isShort ? t('people.short') : t('people.nobody')}
      text={isShort ? t('people.shortText') : t(`people.nobodyText.${kind}`)}
    />
  );
}

function Lines({ people, plansKnown }: { people: Answer['people']; plansKnown: boolean }) {
  return (
    <Table
      label={t('people.title')}
      columns={[
        { title: t('people.account') },
        { title: t('people.state') },
        { title: t('people.country') },
        { title: t('people.plan') },
        { title: t('people.since'), className: 'text-start max-lg:hidden' },
        { title: t('person.open'), quiet: true },
      ]}
    >
      {people.map((line) => (
        <tr key={line.id} className="hover:bg-lifted/40 relative transition-colors duration-150">
          <th scope="row" className={`${CELL} text-start font-normal`}>
            <span className="flex items-center gap-3">
              <Avatar name={line.name} />
              <span>
                <Link
                  to={`/people/${line.id}`}
                  className="font-medium after:absolute after:inset-0"
                >
                  <bdi>{line.name}</bdi>
                </Link>
                <span dir="ltr" className="text-muted block text-start text-xs">
                  {[line.mail, line.phone].filter(Boolean).join(' · ')}
                </span>
              </span>
            </span>
          </th>
          <td className={CELL}>
            <StateBadge state={line.state} />
          </td>
          <td className={CELL}>{countryText(line.country)}</td>
          <td className={CELL}>
            <PlanText line={line} isUnknown={!plansKnown} />
          </td>
          <td className={`${CELL} text-muted whitespace-nowrap max-lg:hidden`}>
            <Day at={line.since} />
          </td>
          <td className="text-muted w-10 pe-3">
            <ChevronIcon className="size-4 rtl:-scale-x-100" aria-hidden />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Orphan({ receipt }: { receipt: Answer['orphans'][number] }) {
  return (
    <section className={`${CARD} mt-4 p-5`}>
      <h2 className="font-semibold">{t('people.orphan')}</h2>
      <p className="text-muted mb-4 text-sm">{t('people.orphanText')}</p>
      <Facts>
        <Fact name={t('person.receipt')}>
          <Link to={`/money/receipts/${receipt.number}`} className="text-gold underline">
            {receipt.number}
          </Link>
        </Fact>
        <Fact name={t('person.date')}>
          <Day at={receipt.date} />
        </Fact>
        <Fact name={t('person.amount')}>{moneyText(receipt.amount, LANGUAGE)}</Fact>
        {receipt.refunded > 0 && (
          <Fact name={t('person.refunded')}>
            {moneyText({ ...receipt.amount, amount: receipt.refunded }, LANGUAGE)}
          </Fact>
        )}
        <Fact name={t('people.plan')}>{receipt.planTitle}</Fact>
        <Fact name={t('person.gateway')}>{t(`gateway.${receipt.gatewayCode}`)}</Fact>
        <Fact name={t('people.country')}>{countryText(receipt.country)}</Fact>
        <Fact name={t('person.name')}>
          <bdi>{receipt.buyer ?? t('people.unknown')}</bdi>
        </Fact>
      </Facts>
    </section>
  );
}
