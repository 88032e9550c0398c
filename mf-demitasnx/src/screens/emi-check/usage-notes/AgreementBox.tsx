import { Checkbox, FormattedMessage } from '@portal/shared';
import { messages } from './messages.ts';

interface AgreementBoxProps {
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
}

/** The check box to accept the usage notes. */
export function AgreementBox({ isAgreed, onChange }: AgreementBoxProps) {
  return (
    <Checkbox
      checked={isAgreed}
      onChange={({ target }) => {
        onChange(target.checked);
      }}
    >
      <FormattedMessage {...messages.agree} />
    </Checkbox>
  );
}
