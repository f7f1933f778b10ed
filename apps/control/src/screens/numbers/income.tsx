import type { Data } from '@kandil/contract';
import type { Range } from '@kandil/contract/control/numbers';
import { moneyNumbers } from '@kandil/contract/control/numbers-purchase';
import { useCall } from '#src/data/use-call.ts';
import { Nothing } from '#src/pieces/facts.tsx';
import { amountText } from '#src/pieces/money.tsx';
import { t } from '#src/texts/texts.tsx';
import { ChartCard } from './chart-card.tsx';
import { Counted } from './counted.tsx';
import { Figure, Tiles } from './figure.tsx';
import type { Write } from './words.ts';

type Numbers = NonNullable<Data<typeof moneyNumbers>['counted']>;

/** Revenue and giving of a range, by currency. */
export function Income({ range }: { range: Range }) {
  return (
    <Counted title={t('numbers.money')} loaded={useCall(moneyNumbers, { range })}>
      {({ currencies, unit }) =>
        currencies.length === 0 ? (
          <Nothing text={t('numbers.noMoney')} />
        ) : (
          currencies.map((each) => <OfCurrency key={each.currency} {...each} unit={unit} />)
        )
      }
    </Counted>
  );
}

type OfCurrencyProps = Numbers['currencies'][number] & Pick<Numbers, 'unit'>;

function OfCurrency({ currency, revenue, giving, unit }: OfCurrencyProps) {
  const write: Write = (amount) => amountText(amount, currency);
  const [income, given] = [t('numbers.revenue', { currency }), t('numbers.giving', { currency })];
  return (
    <>
      <Tiles>
        <Figure name={income} figure={revenue.total} write={write} />
        <Figure name={given} figure={giving.total} write={write} />
      </Tiles>
      <div className="grid gap-x-4 lg:grid-cols-2">
        <ChartCard name={income} points={revenue.points} unit={unit} write={write} />
        <ChartCard name={given} points={giving.points} unit={unit} write={write} />
      </div>
    </>
  );
}
