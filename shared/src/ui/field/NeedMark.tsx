import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { theme } from '../theme/theme.ts';

/** Whether a field must be filled in. */
export type Need = 'required' | 'optional';

const Mark = styled.span<{ $need: Need }>`
  color: ${({ $need }) => ($need === 'required' ? theme.color.danger : theme.color.muted)};
  font-size: ${theme.font.size.s};
  white-space: nowrap;
`;

interface NeedMarkProps {
  readonly id?: string;
  readonly need: Need;
}

/** The word beside a label that says whether the field is required. */
export function NeedMark({ id, need }: NeedMarkProps) {
  return (
    <Mark id={id} $need={need}>
      <FormattedMessage {...commonMessages[need]} />
    </Mark>
  );
}
