import { FormattedMessage, LinkButton, theme, useHasScreen } from '@portal/shared';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

const Place = styled.div`
  display: flex;
  justify-content: center;
  padding-bottom: ${theme.space(8)};
`;

/** Leads people of a team without licenses to the first steps. */
export function ToOverview() {
  if (useHasScreen(paths.overview) !== true) return null;
  return (
    <Place>
      <LinkButton to={paths.overview}>
        <FormattedMessage {...messages.overview} />
      </LinkButton>
    </Place>
  );
}
