import { FormattedMessage } from '@portal/shared';
import { ButtonHint } from '../ButtonHint.styles.ts';
import { messages } from './messages.ts';

/** Why the button of a form is disabled: the usage notes have not been agreed to. */
export function AgreementHint({ id }: { readonly id: string }) {
  return (
    <ButtonHint id={id}>
      <FormattedMessage {...messages.agreeFirst} />
    </ButtonHint>
  );
}
