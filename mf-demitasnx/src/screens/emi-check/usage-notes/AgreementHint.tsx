import { FormattedMessage } from '@portal/shared';
import { ButtonHint } from '../ButtonHint.styles.ts';
import { messages } from './messages.ts';

/** Says that a form's button is disabled until the usage notes are accepted. */
export function AgreementHint({ id }: { readonly id: string }) {
  return (
    <ButtonHint id={id}>
      <FormattedMessage {...messages.agreeFirst} />
    </ButtonHint>
  );
}
