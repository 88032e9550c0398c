import { FormattedMessage, theme } from '@portal/shared';
import { styled } from 'styled-components';
import type { MissingChoice } from '../../../domain/StandaloneChoice.ts';
import { messages } from './messages.ts';

/** A full-width hint above the buttons. */
const Hint = styled.p`
  flex: 1 0 100%;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;

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
