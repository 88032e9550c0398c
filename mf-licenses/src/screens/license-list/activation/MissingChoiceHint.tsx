import { FormattedMessage } from '@portal/shared';
import type { MissingChoice } from '../../../domain/StandaloneRequest.ts';
import { Hint } from './activation.styles.ts';
import { messages } from './messages.ts';

interface MissingChoiceHintProps {
  readonly id: string;
  readonly missing: MissingChoice | undefined;
}

const hints = {
  license: messages.missingLicense,
  user: messages.missingUser,
  file: messages.missingFile,
} as const;

/** The reason why the button beside it is disabled. */
export function MissingChoiceHint({ id, missing }: MissingChoiceHintProps) {
  return <Hint id={id}>{missing && <FormattedMessage {...hints[missing]} />}</Hint>;
}
