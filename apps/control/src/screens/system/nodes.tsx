import { Nothing } from '#src/pieces/facts.tsx';
import { Mark } from '#src/pieces/mark.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { Panel } from './panel.tsx';
import type { Panels } from './use-panels.ts';

type Node = NonNullable<Panels['nodes']['data']>['nodes'][number];

/** The processes, with what each runs. */
export const Nodes = ({ loaded }: { loaded: Panels['nodes'] }) => (
  <Panel title={t('system.processes')} text={t('system.processesText')} loaded={loaded}>
    {({ nodes }) =>
      nodes.length === 0 ? (
        <Nothing text={t('system.noProcesses')} />
      ) : (
        <Table
          label={t('system.processes')}
          columns={[
            { title: t('system.process') },
            { title: t('system.state') },
            { title: t('system.release') },
            { title: t('system.started') },
            { title: t('system.seen') },
          ]}
        >
          {nodes.map((node) => (
            <Row key={node.id} node={node} />
          ))}
        </Table>
      )
    }
  </Panel>
);

function Row({ node }: { node: Node }) {
  const { name, parts, state, reasons, release, isBehind, startedAt, seenAt } = node;
  return (
    <tr className="align-top">
      <th scope="row" className={`${CELL} text-start font-medium`}>
        <span className="block">{name}</span>
        <span className="text-muted block max-w-96 text-xs font-normal">{parts.join(', ')}</span>
      </th>
      <td className={CELL}>
        <Mark
          text={t(`system.state.${state}`)}
          isGrave={state === 'LOST' || state === 'NOT_READY'}
        />
        {reasons.map((reason) => (
          <span key={reason} className="text-muted mt-1 block max-w-72 text-xs">
            {reason}
          </span>
        ))}
      </td>
      <td className={`${CELL} whitespace-nowrap`}>
        <span>{release}</span>
        {isBehind && (
          <span className="ms-2">
            <Mark text={t('system.behind')} isGrave />
          </span>
        )}
      </td>
      <td className={`${CELL} text-muted`}>
        <Moment at={startedAt} />
      </td>
      <td className={`${CELL} text-muted`}>
        <Moment at={seenAt} />
      </td>
    </tr>
  );
}
