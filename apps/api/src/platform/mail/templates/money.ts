import type { MONEY_NOTICES, STATEMENT_RESULTS } from '@kandil/contract/internal';
import { type MessageKey, receiptPrefixOf } from '@kandil/i18n';
import { currentSite } from '../../site.ts';
import { type Facts, type SampleWords, type Template, template } from './template.ts';

/** What mails about money may say. */
export interface MoneyFacts extends Facts {
  name: string;
  plan: string;
  period: string;
  amount: string | null;
  /** The price before it. */
  before: string | null;
  date: string | null;
  moment: string | null;
  /** Of a receipt or credit note. */
  number: string | null;
  /** That were given. */
  days: string | null;
  action: string;
  /** Page of the withdrawal. */
  link: string;
}

type Notice = (typeof MONEY_NOTICES)[number];
type Rows = NonNullable<Template<MoneyFacts>['rows']>;

const PLAN = [
  ['mail.fact.plan', 'plan'],
  ['mail.fact.period', 'period'],
] as const;
const AMOUNT = ['mail.fact.amount', 'amount'] as const;
const RECEIPT = ['mail.fact.receipt', 'number'] as const;
const CREDIT_NOTE = ['mail.fact.creditNote', 'number'] as const;
const RECEIVED = ['mail.fact.received', 'moment'] as const;

const DAYS = ['mail.fact.extraDays', 'days'] as const;
const UNTIL = [PLAN[0], DAYS, ['mail.fact.watchUntil', 'date']] as const;
const CHARGED = [PLAN[0], DAYS, ['mail.fact.chargedOn', 'date']] as const;
const PRICE = [
  ...PLAN,
  ['mail.fact.priceNow', 'before'],
  ['mail.fact.newPrice', 'amount'],
] as const;
const FROM = ['mail.fact.priceFrom', 'date'] as const;
const PLAN_PAGE = 'mail.statement.OVER.action';

/** Two mails after an outage differ in their rows alone. */
type Wording = Exclude<Notice, 'OUTAGE_DAYS_LATER'>;

const money = (notice: Wording, rows: Rows, action: MessageKey = 'mail.money.action') =>
  template<MoneyFacts>({
    subject: `mail.money.${notice}.subject`,
    text: `mail.money.${notice}.text`,
    because: 'plan',
    rows,
    action,
    sample: moneySample,
  });

const moneySample = ({ words, name, amount, day, moment, page }: SampleWords): MoneyFacts => ({
  name,
  plan: words('plans.FAMILY.title'),
  period: words('plans.period.YEARLY'),
  amount,
  before: amount,
  date: day,
  moment,
  number: `${receiptPrefixOf(currentSite())}-00000042`,
  days: '3',
  action: page('/payment-history'),
  link: page('/withdraw'),
});

const MONEY: { [N in Notice as `money.${N}`]: Template<MoneyFacts> } = {
  'money.RECEIPT': money('RECEIPT', [RECEIPT, ...PLAN, AMOUNT, ['mail.fact.paidUntil', 'date']]),
  'money.RENEWAL': money('RENEWAL', [...PLAN, AMOUNT, ['mail.fact.chargedOn', 'date']]),
  'money.RENEWAL_FAILED': money('RENEWAL_FAILED', [...PLAN, AMOUNT]),
  'money.SUSPENDED': money('SUSPENDED', [...PLAN, AMOUNT]),
  'money.CANCELED': money('CANCELED', [...PLAN, ['mail.fact.paidUntil', 'date']]),
  'money.REFUNDED': money('REFUNDED', [CREDIT_NOTE, ...PLAN, AMOUNT]),
  'money.CHARGED_BACK': money('CHARGED_BACK', [CREDIT_NOTE, ...PLAN, AMOUNT]),
  'money.WITHDRAWN': money('WITHDRAWN', [RECEIVED, RECEIPT, ...PLAN, AMOUNT]),
  'money.WITHDRAWN_FREE': money('WITHDRAWN_FREE', [RECEIVED, ...PLAN]),
  'money.EXTRA_DAYS': money('EXTRA_DAYS', UNTIL, PLAN_PAGE),
  'money.EXTRA_DAYS_LATER': money('EXTRA_DAYS_LATER', CHARGED, PLAN_PAGE),
  'money.OUTAGE_DAYS': money('OUTAGE_DAYS', UNTIL, PLAN_PAGE),
  'money.OUTAGE_DAYS_LATER': money('OUTAGE_DAYS', CHARGED, PLAN_PAGE),
  'money.PRICE_RAISE': money('PRICE_RAISE', [...PRICE, FROM], PLAN_PAGE),
  'money.PRICE_AGREE': money('PRICE_AGREE', [...PRICE, FROM], PLAN_PAGE),
  'money.PRICE_AGREE_SOON': money('PRICE_AGREE_SOON', [...PRICE, FROM], PLAN_PAGE),
  'money.PRICE_STOPPED': money(
    'PRICE_STOPPED',
    [...PLAN, ['mail.fact.priceNow', 'amount']],
    PLAN_PAGE,
  ),
};

interface StatementFacts extends Omit<MoneyFacts, 'link' | 'date' | 'days' | 'before'> {
  /** The name that was stated. */
  stated: string;
  lastDay: string | null;
  linkUntil: string;
}

type Result = (typeof STATEMENT_RESULTS)[number];

const statement = (
  result: Result,
  path: string,
  rows: NonNullable<Template<StatementFacts>['rows']> = [],
) =>
  template<StatementFacts>({
    subject: `mail.statement.${result}.subject`,
    text: `mail.statement.${result}.text`,
    because: result === 'UNKNOWN' ? 'request' : 'plan',
    rows,
    action: `mail.statement.${result}.action`,
    sample: (words) => {
      const { name, day, page } = words;
      const {
        link: _link,
        date: _date,
        days: _days,
        before: _before,
        ...facts
      } = moneySample(words);
      return { ...facts, stated: name, lastDay: day, linkUntil: day, action: page(path) };
    },
  });

const STATEMENTS: { [R in Result as `statement.${R}`]: Template<StatementFacts> } = {
  'statement.LINK': statement('LINK', '/withdraw?token=sample', [
    ['mail.fact.stated', 'stated'],
    RECEIVED,
    RECEIPT,
    ...PLAN,
    ['mail.fact.amountBack', 'amount'],
  ]),
  'statement.UNKNOWN': statement('UNKNOWN', '/withdraw'),
  'statement.OVER': statement('OVER', '/settings#plan'),
  'statement.DONE': statement('DONE', '/payment-history', [RECEIVED, RECEIPT, ...PLAN]),
};

/** Mails about payments, and the answers to withdrawals that were stated without login. */
export const PAYMENTS = { ...MONEY, ...STATEMENTS };
