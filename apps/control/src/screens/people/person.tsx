import type { Data } from '@kandil/contract';
import { person } from '@kandil/contract/control/auth';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { Tabs } from '@kandil/ui/tabs.tsx';
import BackIcon from 'lucide-react/icons/arrow-left';
import NobodyIcon from 'lucide-react/icons/search-x';
import LockIcon from 'lucide-react/icons/lock';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { type CallState, useCall } from '#src/data/use-call.ts';
import { useMay, useSelf } from '#src/data/session.ts';
import { Page } from '#src/frame/page.tsx';
import { Section } from '#src/frame/section.tsx';
import { CopyId } from '#src/pieces/copy-id.tsx';
import { Fact, Facts } from '#src/pieces/facts.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CARD, TableSkeleton } from '#src/pieces/table.tsx';
import { Day } from '#src/pieces/moment.tsx';
import { t } from '#src/texts/texts.tsx';
import { clockText } from '#src/texts/times.ts';
import { Actions } from './actions.tsx';
import { Devices } from './devices.tsx';
import { Mails } from './mails.tsx';
import { Money } from './money.tsx';
import { Overview } from './overview.tsx';
import { PlanText } from './plan-text.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { SetAside } from './set-aside.tsx';
import { StateBadge } from './state-badge.tsx';
import { Tickets } from './tickets.tsx';
import { countryText } from './words.ts';

export type PersonAnswer = Data<typeof person>;

/** One account: masked, and all of it for an hour after a reason was given. */
export const PersonScreen = () => (
  <Section name="people">
    <Person />
  </Section>
);

function Person() {
  const { id = '' } = useParams();
  const loaded = useCall(person, { id });
  const { data } = loaded;
  const isChief = useSelf().role === 'administrator';
  const [version, setVersion] = useState(0);
  const readAgain = () => {
    setVersion((count) => count + 1);
    loaded.reload();
  };
  return (
    <Page
      title={data?.opened?.name ?? data?.line.name ?? t('people.account')}
      actions={
        <Link to="/people" className="text-muted hover:text-text flex items-center gap-2 text-sm">
          <BackIcon className="size-4 rtl:-scale-x-100" aria-hidden />
          {t('person.back')}
        </Link>
      }
    >
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={4} />} missing={<Nobody />}>
        {({ line, opened, setAside }) => (
          <>
            <Head line={line} opened={opened} setAside={setAside} onStale={readAgain} />
            {setAside && <SetAside {...setAside} />}
            {opened ? (
              <Opened
                key={id}
                answer={{ line, opened, setAside }}
                version={version}
                onEnd={loaded.reload}
                onStale={readAgain}
              />
            ) : (
              <Masked id={id} loaded={loaded} isClosed={Boolean(setAside) && !isChief} />
            )}
          </>
        )}
      </Shown>
    </Page>
  );
}

/** Links to an account outlive it. */
const Nobody = () => (
  <EmptyState
    icon={<NobodyIcon aria-hidden />}
    title={t('people.nobody')}
    text={t('people.nobodyText.ID')}
  />
);

interface HeadProps extends PersonAnswer {
  onStale(): void;
}

function Head({ line, opened, setAside, onStale }: HeadProps) {
  const mayAct = useMay('people.act');
  return (
    <div className="mb-6 flex items-start justify-between gap-4">
      <div className="text-muted flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <StateBadge state={line.state} />
        <PlanText line={line} />
        <span>{line.country === '' ? t('people.noCountry') : countryText(line.country)}</span>
        <CopyId value={line.id} what={t('person.id')} />
        {opened && <span>{t('person.openUntil', { time: clockText(opened.until) })}</span>}
      </div>
      {opened && mayAct && (
        <div className="shrink-0">
          <Actions
            key={line.id}
            id={line.id}
            opened={opened}
            setAside={setAside}
            onStale={onStale}
          />
        </div>
      )}
    </div>
  );
}

interface MaskedProps {
  id: string;
  loaded: CallState<PersonAnswer>;
  /** Set aside: nobody but administrators opens it. */
  isClosed: boolean;
}

function Masked({ id, loaded, isClosed }: MaskedProps) {
  const [isAsked, setAsked] = useState(true);
  const line = loaded.data?.line;
  return (
    <>
      <section className={`${CARD} flex flex-wrap items-start justify-between gap-6 p-5`}>
        <div className="flex gap-3">
          <LockIcon className="text-gold mt-0.5 size-5 shrink-0" aria-hidden />
          <div>
            <h2 className="font-semibold">{t('person.masked')}</h2>
            <p className="text-muted text-sm">
              {t(isClosed ? 'person.maskedAside' : 'person.maskedText')}
            </p>
          </div>
        </div>
        {!isClosed && (
          <Button size="small" onClick={() => setAsked(true)}>
            {t('person.open')}
          </Button>
        )}
        <div className="basis-full">
          <Facts>
            <Fact name={t('person.mail')}>{line?.mail ?? t('people.none')}</Fact>
            <Fact name={t('person.phone')}>{line?.phone ?? t('people.none')}</Fact>
            <Fact name={t('person.created')}>{line && <Day at={line.since} />}</Fact>
          </Facts>
        </div>
      </section>
      {isAsked && !isClosed && (
        <ReasonDialog id={id} onOpen={loaded.reload} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

interface OpenedProps {
  answer: PersonAnswer & { opened: NonNullable<PersonAnswer['opened']> };
  version: number;
  /** The hour is over. */
  onEnd(): void;
  onStale(): void;
}

function Opened({ answer, version, onEnd, onStale }: OpenedProps) {
  const { id } = answer.line;
  const of = { id, version, onEnd };
  return (
    <div className="[--gutter:0px]">
      <Tabs
        rtl={false}
        label={t('person.sections')}
        tabs={[
          {
            id: 'overview',
            title: t('person.overview'),
            content: <Overview answer={answer} onEnd={onEnd} />,
          },
          { id: 'money', title: t('person.money'), content: <Money {...of} onStale={onStale} /> },
          {
            id: 'devices',
            title: t('person.devices'),
            content: <Devices {...of} onStale={onStale} />,
          },
          { id: 'tickets', title: t('person.tickets'), content: <Tickets {...of} /> },
          { id: 'mails', title: t('person.mails'), content: <Mails {...of} /> },
        ]}
      />
    </div>
  );
}
