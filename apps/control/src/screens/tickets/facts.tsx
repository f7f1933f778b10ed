import LinkIcon from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '#src/data/session.ts';
import { MomentOf, relativeText } from '#src/pieces/moment.tsx';
import { languageText } from '#src/texts/names.ts';
import { t } from '#src/texts/texts.tsx';
import type { Ticket } from './use-ticket.ts';
import { durationClock, problemName } from './words.ts';

/** What is known of the member, the device and the title. */
export function Facts({ ticket }: { ticket: Ticket }) {
  const mayLook = useMay('people.read');
  const { name, mail, accountId, createdAt, now, language, device, about } = ticket;
  return (
    <aside
      aria-label={t('ticket.facts')}
      className="rounded-sheet border-line bg-raised shadow-card border px-4 py-2 text-sm"
    >
      <dl className="lg:divide-line max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-6 lg:divide-y">
        {about && <About about={about} />}
        {name !== null && <Fact name={t('ticket.name')}>{name}</Fact>}
        <Fact name={t('ticket.mail')}>{mail}</Fact>
        <Fact name={t('ticket.account')}>
          {mayLook ? (
            <Link to={`/people/${accountId}`} className="text-gold underline underline-offset-4">
              {accountId}
            </Link>
          ) : (
            accountId
          )}
        </Fact>
        <Fact name={t('ticket.sent')}>
          <MomentOf at={createdAt} now={now} />
        </Fact>
        <Due ticket={ticket} />
        <Fact name={t('ticket.language')}>{languageText(language)}</Fact>
        <Fact name={t('ticket.deviceLanguage')}>{languageText(device.language)}</Fact>
        <Fact name={t('ticket.platform')}>{device.platform}</Fact>
        {device.version !== null && <Fact name={t('ticket.version')}>{device.version}</Fact>}
        <Fact name={t('ticket.browser')}>{device.browser}</Fact>
      </dl>
    </aside>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="py-2">
    <dt className="text-muted text-xs">{name}</dt>
    <dd className="break-words">
      <bdi>{children}</bdi>
    </dd>
  </div>
);

function Due({ ticket: { dueAt, isOverdue, now } }: { ticket: Ticket }) {
  if (dueAt === null) return null;
  return (
    <Fact name={t('ticket.due')}>
      {isOverdue ? (
        <span className="text-ruby-bright font-medium">
          {t('tickets.overdue', { when: relativeText(dueAt, Date.parse(now)) })}
        </span>
      ) : (
        <MomentOf at={dueAt} now={now} />
      )}
    </Fact>
  );
}

function About({ about }: { about: NonNullable<Ticket['about']> }) {
  const { problem, title, channelId, position, url } = about;
  const name =
    title ??
    (channelId === null ? t('ticket.unknownTitle') : t('ticket.channel', { id: channelId }));
  return (
    <>
      {problem !== null && <Fact name={t('ticket.problem')}>{problemName(problem)}</Fact>}
      <Fact name={t('ticket.about')}>
        <span>{name}</span>
        {position !== null && <span> · {t('ticket.at', { time: durationClock(position) })}</span>}
        {url !== null && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="text-gold mt-1 flex items-center gap-1.5 underline underline-offset-4"
          >
            <LinkIcon className="size-3.5" aria-hidden />
            {t('ticket.watch')}
          </a>
        )}
      </Fact>
    </>
  );
}
