import { Nothing } from '#src/pieces/facts.tsx';
import { Mark } from '#src/pieces/mark.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { Panel } from './panel.tsx';
import type { Panels } from './use-panels.ts';

type Party = NonNullable<Panels['parties']['data']>['parties'][number];

/** When the others last answered, and what they last said when they did not. */
export const Parties = ({ loaded }: { loaded: Panels['parties'] }) => (
  <Panel title={t('system.parties')} text={t('system.partiesText')} loaded={loaded}>
    {({ parties, problems }) =>
      parties.length === 0 ? (
        <Nothing text={t('system.noParties')} />
      ) : (
        <Table
          label={t('system.parties')}
          columns={[
            { title: t('system.party') },
            { title: t('system.state') },
            { title: t('system.answered') },
            { title: t('system.lastFailure') },
          ]}
        >
          {parties.map((party) => (
            <Row
              key={party.party}
              party={party}
              isFailing={problems.some(({ subject }) => subject === party.party)}
            />
          ))}
        </Table>
      )
    }
  </Panel>
);

function Row({ party, isFailing }: { party: Party; isFailing: boolean }) {
  const { succeededAt, failedAt, failure, node } = party;
  return (
    <tr className="align-top">
      <th scope="row" className={`${CELL} text-start font-medium`}>
        {t(`system.party.${party.party}`)}
      </th>
      <td className={CELL}>
        <Mark
          text={isFailing ? t('system.failing') : t('system.works.party')}
          isGrave={isFailing}
        />
      </td>
      <td className={`${CELL} text-muted`}>
        {succeededAt ? <Moment at={succeededAt} /> : t('system.never')}
      </td>
      <td className={`${CELL} text-muted`}>
        {failedAt ? (
          <>
            <Moment at={failedAt} />
            <span>, {t('system.notedBy', { node })}</span>
            <span className="text-text block max-w-96 text-xs wrap-anywhere">{failure}</span>
          </>
        ) : (
          t('system.never')
        )}
      </td>
    </tr>
  );
}

/** What gateways have sent by themselves. */
export const Webhooks = ({ loaded }: { loaded: Panels['webhooks'] }) => (
  <Panel title={t('system.webhooks')} text={t('system.webhooksText')} loaded={loaded}>
    {({ gateways }) => (
      <Table
        label={t('system.webhooks')}
        columns={[
          { title: t('system.party') },
          { title: t('system.received'), className: 'text-end' },
          { title: t('system.lastReceived') },
          { title: t('system.open'), className: 'text-end' },
        ]}
      >
        {gateways.map(({ gatewayCode, isConfigured, received, receivedAt, open }) => (
          <tr key={gatewayCode}>
            <th scope="row" className={`${CELL} text-start font-medium`}>
              <span>{t(`system.party.${gatewayCode}`)}</span>
              {!isConfigured && (
                <span className="text-muted ms-2 font-normal">{t('system.notConfigured')}</span>
              )}
            </th>
            <td className={`${CELL} text-end tabular-nums`}>{received}</td>
            <td className={`${CELL} text-muted`}>
              {receivedAt ? <Moment at={receivedAt} /> : t('system.noneReceived')}
            </td>
            <td className={`${CELL} text-end tabular-nums`}>{open}</td>
          </tr>
        ))}
      </Table>
    )}
  </Panel>
);
