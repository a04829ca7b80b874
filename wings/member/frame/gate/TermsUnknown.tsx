import { Failed } from '../../../../kit/empty-state/Failed.tsx';
import { GatePage } from '../../../../shell/gate/GatePage.tsx';
import { useSite } from '../../../../shell/site/site.ts';
import { text } from '../frame.text.ts';

interface TermsUnknownProps {
  readonly refCode: string | undefined;
  readonly onRetry: () => void;
}

/** Stands where nobody could say whether the member has agreed to the terms (R063). */
export function TermsUnknown({ refCode, onRetry }: TermsUnknownProps) {
  return (
    <GatePage>
      <h1>{text.splash}</h1>
      <Failed
        title={text.termsUnknown.title}
        refCode={refCode}
        onRetry={onRetry}
        phone={useSite().phone}
      >
        {text.termsUnknown.message}
      </Failed>
    </GatePage>
  );
}
