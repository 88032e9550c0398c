import { Checkbox, FormattedMessage, Stack } from '@portal/shared';
import { messages } from './messages.ts';
import { UsageNotes } from './UsageNotes.tsx';

interface AgreementProps {
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
}

/** The usage notes, and the box with which a person agrees to them. */
export function Agreement({ isAgreed, onChange }: AgreementProps) {
  return (
    <Stack $gap={2}>
      <UsageNotes />
      <Checkbox
        checked={isAgreed}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      >
        <FormattedMessage {...messages.agree} />
      </Checkbox>
    </Stack>
  );
}
