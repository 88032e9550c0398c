import { FormattedMessage } from '@portal/shared';
import type { MissingChoice } from '../../../domain/upload/BoardChoice.ts';
import { ButtonHint } from '../ButtonHint.styles.ts';
import { AgreementHint } from '../usage-notes/AgreementHint.tsx';
import { missingMessages } from './messages.ts';

interface MissingHintProps {
  readonly id: string;
  readonly missing: MissingChoice;
}

/** Why the form's button is disabled: the first missing part. */
export function MissingHint({ id, missing }: MissingHintProps) {
  if (missing === 'agreement') return <AgreementHint id={id} />;
  return (
    <ButtonHint id={id}>
      <FormattedMessage {...missingMessages[missing]} />
    </ButtonHint>
  );
}
