import type { UiKey } from '@kandil/i18n';
import { useSite } from '#app/data/start/site.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { passwordStrength, type Strength } from './fields/password-strength.ts';

const WORDS: Partial<Record<Strength, { key: UiKey; colour: string }>> = {
  1: { key: 'strength.weak', colour: 'bg-ruby-bright' },
  2: { key: 'strength.fair', colour: 'bg-gold' },
  3: { key: 'strength.good', colour: 'bg-turquoise' },
  4: { key: 'strength.strong', colour: 'bg-leaf' },
};

/** Advises more than the rule requires (SPEC-D27). The name of the service is a word that others guess, too. */
export function StrengthMeter({ password, known }: { password: string; known: readonly string[] }) {
  const t = useT();
  const { name, slug } = useSite();
  const strength = passwordStrength(password, [...known, name, slug]);
  const words = WORDS[strength];
  return (
    <div className="-mt-2">
      <div className="flex gap-1.5" aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cx(
              'h-1 flex-1 rounded-full transition-colors duration-200',
              words && step <= strength ? words.colour : 'bg-line',
            )}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-muted mt-1.5 text-xs">
        {t(words?.key ?? 'strength.advice')}
      </p>
    </div>
  );
}
