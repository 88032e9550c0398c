import { FormattedMessage, Icon, theme, VisuallyHidden } from '@portal/shared';
import { styled } from 'styled-components';
import { isUsedUp, type EmiLicense } from '../../../domain/licenses/EmiLicense.ts';
import { messages } from './messages.ts';

const UsedUp = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  color: ${theme.color.danger};
  font-weight: ${theme.font.weight.medium};
`;

/** Used and included analyses of a license, `2/5`; red, with icon and label, when none is left. */
export function Uses({ license }: { readonly license: EmiLicense }) {
  const text = `${String(license.used)}/${String(license.uses)}`;
  if (!isUsedUp(license)) return text;
  return (
    <UsedUp>
      {text}
      <Icon name="circle-alert" size={14} />
      <VisuallyHidden>
        <FormattedMessage {...messages.usedUp} />
      </VisuallyHidden>
    </UsedUp>
  );
}
