import { personPlan, personSupport } from '@kandil/contract/control/auth';
import { Badge } from '@kandil/ui/badge.tsx';
import { Link } from 'react-router';
import { Card, Fact, Facts, Nothing } from '#src/pieces/facts.tsx';
import { CARD, CELL, Table } from '#src/pieces/table.tsx';
import { At, Day } from '#src/pieces/moment.tsx';
import { languageText } from '#src/texts/names.ts';
import { t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';
import { Part } from './part.tsx';
import type { PersonAnswer } from './person.tsx';

type OpenedAccount = NonNullable<PersonAnswer['opened']>;

interface OverviewProps {
  answer: PersonAnswer & { opened: OpenedAccount };
  onEnd(): void;
}

/** What the account itself says. */
export function Overview({ answer: { line, opened }, onEnd }: OverviewProps) {
  return (
    <div className="grid gap-x-8 xl:grid-cols-2">
      <Card title={t('person.contact')}>
        <Contact account={opened} />
      </Card>
      <Card title={t('person.signIn')}>
        <SignIn {...opened.signIn} />
      </Card>
      <Card title={t('person.profiles')}>
        <Profiles profiles={opened.profiles} />
      </Card>
      <Card title={t('person.family')}>
        <Family {...opened.family} />
      </Card>
      <Card title={t('person.consents')}>
        <Consents id={line.id} onEnd={onEnd} />
      </Card>
    </div>
  );
}

const verifiedText = (at: string | null): string =>
  at === null ? t('person.unverified') : t('person.verified', { date: dayText(at) });

const Contact = ({ account }: { account: OpenedAccount }) => (
  <div className={`${CARD} p-5`}>
    <Facts>
      <Fact name={t('person.name')}>
        <bdi>{account.name}</bdi>
      </Fact>
      <Fact name={t('person.mail')}>
        <span>{account.mail ?? t('people.none')}</span>
        {account.mail && (
          <span className="text-muted block text-xs">{verifiedText(account.mailVerifiedAt)}</span>
        )}
      </Fact>
      <Fact name={t('person.phone')}>
        <span>{account.phone ?? t('people.none')}</span>
        {account.phone && (
          <span className="text-muted block text-xs">{verifiedText(account.phoneVerifiedAt)}</span>
        )}
      </Fact>
      <Fact name={t('person.language')}>{languageText(account.language)}</Fact>
      <Fact name={t('person.created')}>
        <At at={account.createdAt} />
      </Fact>
      {account.suspendedAt && (
        <Fact name={t('person.suspended')}>
          <At at={account.suspendedAt} />
        </Fact>
      )}
      {account.deletionAt && (
        <Fact name={t('person.deletion')}>
          <At at={account.deletionAt} />
        </Fact>
      )}
    </Facts>
  </div>
);

const SignIn = ({ hasPassword, identities }: OpenedAccount['signIn']) => (
  <div className={`${CARD} p-5`}>
    <Facts>
      <Fact name={t('person.password')}>
        {hasPassword ? t('person.hasPassword') : t('person.noPassword')}
      </Fact>
      {identities.map(({ provider, mail, usedAt }) => (
        <Fact key={provider} name={provider}>
          <span>{mail ?? t('people.unknown')}</span>
          <span className="text-muted block text-xs">
            {t('person.usedAt', { date: dayText(usedAt) })}
          </span>
        </Fact>
      ))}
    </Facts>
  </div>
);

function kindText({ kind, maxAge }: OpenedAccount['profiles'][number]): string {
  if (kind === 'ADULT') return t('person.adult');
  return maxAge === null ? t('person.childNone') : t('person.child', { age: maxAge });
}

const Profiles = ({ profiles }: Pick<OpenedAccount, 'profiles'>) => (
  <ul className={`${CARD} divide-line divide-y text-sm`}>
    {profiles.map((profile) => (
      <li key={profile.id} className={`${CELL} flex flex-wrap items-center gap-x-3 gap-y-1`}>
        <bdi className="font-medium">{profile.name}</bdi>
        <span className="text-muted">
          {`${kindText(profile)} · ${languageText(profile.language)}`}
        </span>
        {profile.isDefault && <Badge tone="line">{t('person.default')}</Badge>}
        {profile.hasPin && <Badge tone="line">{t('person.pin')}</Badge>}
      </li>
    ))}
  </ul>
);

const PersonLink = ({ id, name }: { id: string; name: string }) => (
  <Link to={`/people/${id}`} className="text-gold underline">
    <bdi>{name}</bdi>
  </Link>
);

function Family({ owner, members, openInvitations }: OpenedAccount['family']) {
  if (owner)
    return (
      <div className={`${CARD} p-5`}>
        <Facts>
          <Fact name={t('person.inFamilyOf')}>
            <PersonLink {...owner} />
          </Fact>
        </Facts>
      </div>
    );
  return (
    <>
      {members.length === 0 ? (
        <Nothing text={t('person.noFamily')} />
      ) : (
        <Table
          label={t('person.family')}
          columns={[{ title: t('person.member') }, { title: t('person.joined') }]}
        >
          {members.map((member) => (
            <tr key={member.id}>
              <td className={CELL}>
                <PersonLink id={member.id} name={member.name} />
              </td>
              <td className={`${CELL} text-muted`}>
                <Day at={member.joinedAt} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {openInvitations > 0 && (
        <p className="text-muted mt-2 text-sm">
          {t('person.invitations', { count: openInvitations })}
        </p>
      )}
    </>
  );
}

/** Early subscriptions have no version. */
const termsText = (version: string, plan: string, date: string): string =>
  version === ''
    ? t('person.termsBefore', { plan, date })
    : t('person.termsOf', { version, plan, date });

/** Two services know them, and each may be away. */
const Consents = (of: { id: string; onEnd(): void }) => (
  <div className={`${CARD} flex flex-col gap-2.5 p-5`}>
    <Part {...of} call={personPlan} rows={1}>
      {({ subscriptions }) => (
        <Facts>
          <Fact name={t('person.terms')}>
            {subscriptions.length === 0
              ? t('person.noTerms')
              : subscriptions.map(({ code, termsVersion, planTitle, startsAt }) => (
                  <span key={code} className="block">
                    {termsText(termsVersion, planTitle, dayText(startsAt))}
                  </span>
                ))}
          </Fact>
        </Facts>
      )}
    </Part>
    <Part {...of} call={personSupport} rows={1}>
      {({ episodeMails, notifiedDevices }) => (
        <Facts>
          <Fact name={t('person.episodeMails')}>
            {episodeMails.length === 0
              ? t('person.off')
              : t('person.count', { count: episodeMails.length })}
          </Fact>
          <Fact name={t('person.notifications')}>
            {notifiedDevices.length === 0
              ? t('person.off')
              : t('person.browsers', { count: notifiedDevices.length })}
          </Fact>
        </Facts>
      )}
    </Part>
  </div>
);
