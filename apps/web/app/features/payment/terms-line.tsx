import { paths } from '#app/paths.ts';
import { RichText } from '@kandil/ui/text/rich-text.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Link } from '@kandil/ui/link.tsx';

/** What the payer agrees to; the version of the terms is stored with the payment. */
export function TermsLine() {
  const t = useT();
  return (
    <p className="text-muted mt-4 text-center text-sm">
      <RichText text={t('payment.terms')} name="terms">
        <Link to={paths.termsOfUse()} target="_blank" className="text-text underline">
          {t('payment.termsLink')}
        </Link>
      </RichText>
    </p>
  );
}
