import type { Range } from '@kandil/contract/control/numbers';
import { signUpNumbers } from '@kandil/contract/control/numbers-auth';
import { planNumbers } from '@kandil/contract/control/numbers-purchase';
import { useCall } from '#src/data/use-call.ts';
import { t } from '#src/texts/texts.tsx';
import { ChartCard } from './chart-card.tsx';
import { Counted } from './counted.tsx';
import { Figure, Tiles } from './figure.tsx';
import { count } from './words.ts';

/** Sign-ups of a range. */
export function SignUps({ range }: { range: Range }) {
  const name = t('numbers.signUps');
  return (
    <Counted title={t('numbers.members')} loaded={useCall(signUpNumbers, { range })}>
      {({ signUps, unit }) => (
        <>
          <Tiles>
            <Figure name={name} figure={signUps.total} write={count} />
          </Tiles>
          <ChartCard name={name} points={signUps.points} unit={unit} write={count} />
        </>
      )}
    </Counted>
  );
}

/** Plans that began and ended in a range. */
export function Plans({ range }: { range: Range }) {
  const [begun, over] = [t('numbers.newPaid'), t('numbers.ended')];
  return (
    <Counted title={t('numbers.plans')} loaded={useCall(planNumbers, { range })}>
      {({ newPaid, ended, unit }) => (
        <>
          <Tiles>
            <Figure name={begun} figure={newPaid.total} write={count} />
            <Figure name={over} figure={ended.total} write={count} />
          </Tiles>
          <div className="grid gap-x-4 lg:grid-cols-2">
            <ChartCard name={begun} points={newPaid.points} unit={unit} write={count} />
            <ChartCard name={over} points={ended.points} unit={unit} write={count} />
          </div>
        </>
      )}
    </Counted>
  );
}
