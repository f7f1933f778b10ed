import { personMails } from '@kandil/contract/control/auth';
import { Nothing } from '#src/pieces/facts.tsx';
import { Mark } from '#src/pieces/mark.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { At } from '#src/pieces/moment.tsx';
import { languageText } from '#src/texts/names.ts';
import { t } from '#src/texts/texts.tsx';
import { Part, type PartProps } from './part.tsx';
import { mailText } from './words.ts';

/** Which mails the account got. */
export const Mails = (of: PartProps) => (
  <>
    <p className="text-muted mb-3 text-sm">{t('person.mailsText')}</p>
    <Part {...of} call={personMails}>
      {({ mails }) =>
        mails.length === 0 ? (
          <Nothing text={t('person.noMails')} />
        ) : (
          <Table
            label={t('person.mails')}
            columns={[
              { title: t('person.what') },
              { title: t('person.language') },
              { title: t('person.outcome') },
              { title: t('person.date') },
            ]}
          >
            {mails.map((mail) => (
              <tr key={mail.id}>
                <th scope="row" className={`${CELL} text-start font-medium`}>
                  {mailText(mail.template)}
                </th>
                <td className={`${CELL} text-muted`}>{languageText(mail.language)}</td>
                <td className={CELL}>
                  <Mark text={t(`outcome.${mail.outcome}`)} isGrave={mail.outcome === 'FAILED'} />
                  {mail.failure && (
                    <span className="text-muted ms-2 text-xs">{t(`failure.${mail.failure}`)}</span>
                  )}
                </td>
                <td className={`${CELL} text-muted`}>
                  <At at={mail.at} />
                </td>
              </tr>
            ))}
          </Table>
        )
      }
    </Part>
  </>
);
