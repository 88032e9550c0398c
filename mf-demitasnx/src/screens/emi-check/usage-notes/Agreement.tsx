import { Stack } from '@portal/shared';
import { AgreementBox, type AgreementProps } from './AgreementBox.tsx';
import { UsageNotes } from './UsageNotes.tsx';

/** The usage notes, and the box with which a person agrees to them. */
export function Agreement(agreement: AgreementProps) {
  return (
    <Stack $gap={2}>
      <UsageNotes />
      <AgreementBox {...agreement} />
    </Stack>
  );
}
