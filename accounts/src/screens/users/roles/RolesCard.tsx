import { styled } from 'styled-components';
import { Card, FormattedMessage, theme } from '@portal/shared';
import { roleNames, roleRights, roleTexts } from './roleMessages.ts';

const Rights = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 72ch);
  gap: ${theme.space(3)} ${theme.space(5)};
  dt {
    font-weight: ${theme.font.weight.medium};
  }
  ${theme.media.phone} {
    grid-template-columns: 1fr;
    gap: ${theme.space(1)};
    dd {
      margin-bottom: ${theme.space(3)};
    }
  }
`;

const roles = ['owner', 'admin', 'guest'] as const;

/** What each role may do. */
export function RolesCard() {
  return (
    <Card title={<FormattedMessage {...roleTexts.title} />}>
      <Rights>
        {roles.map((role) => [
          <dt key={role}>
            <FormattedMessage {...roleNames[role]} />
          </dt>,
          <dd key={`${role}-rights`}>
            <FormattedMessage {...roleRights[role]} />
          </dd>,
        ])}
      </Rights>
    </Card>
  );
}
