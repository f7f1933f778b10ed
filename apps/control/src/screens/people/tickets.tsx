import { personSupport } from '@kandil/contract/control/auth';
import { Link } from 'react-router';
import { useMay } from '#src/data/session.ts';
import { Nothing } from '#src/pieces/facts.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { StateBadge } from '#src/screens/tickets/state-badge.tsx';
import { At } from '#src/pieces/moment.tsx';
import { known } from '#src/texts/names.ts';
import { t } from '#src/texts/texts.tsx';
import { Part, type PartProps } from './part.tsx';

/** What the account has sent to support. */
export function Tickets(of: PartProps) {
  const mayRead = useMay('tickets.read');
  return (
    <Part {...of} call={personSupport}>
      {({ tickets }) =>
        tickets.length === 0 ? (
          <Nothing text={t('person.noTickets')} />
        ) : (
          <Table
            label={t('person.tickets')}
            columns={[
              { title: t('person.ticket') },
              { title: t('person.subject') },
              { title: t('tickets.states') },
              { title: t('person.sent') },
            ]}
          >
            {tickets.map(({ number, subject, state, at }) => (
              <tr key={number} className="hover:bg-lifted/40 transition-colors duration-150">
                <th scope="row" className={`${CELL} text-start font-normal`}>
                  {mayRead ? (
                    <Link to={`/tickets/${number}`} className="text-gold underline">
                      {number}
                    </Link>
                  ) : (
                    number
                  )}
                </th>
                <td className={CELL}>{known(`ticketSubject.${subject}`, subject)}</td>
                <td className={CELL}>
                  <StateBadge state={state} />
                </td>
                <td className={`${CELL} text-muted`}>
                  <At at={at} />
                </td>
              </tr>
            ))}
          </Table>
        )
      }
    </Part>
  );
}
