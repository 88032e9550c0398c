import {
  Alert,
  FormattedMessage,
  LinkButton,
  isManager,
  theme,
  useAccountPage,
  useSession,
} from '@portal/shared';
import type { CompanyDetail } from '@portal/shared/domain';
import { styled } from 'styled-components';
import { paths } from '../paths.ts';
import { messages } from './messages.ts';

const Names = styled.ul`
  margin-block: ${theme.space(2)};
  padding-left: ${theme.space(5)};
  list-style: disc;
`;

const names = {
  name: messages.name,
  post_code: messages.postCode,
  prefecture: messages.prefecture,
  address: messages.address,
  tel: messages.tel,
} as const;

interface DetailsMissingProps {
  readonly missing: readonly CompanyDetail[];
}

/** Lists the company details that are missing for downloads, and who can complete them where. */
export function DetailsMissing({ missing }: DetailsMissingProps) {
  const mayEdit = useSession(isManager);
  const country = useSession(({ user }) => user?.country_code ?? 'JP');
  const teamPage = useAccountPage(paths.team);
  return (
    <Alert
      title={<FormattedMessage {...messages.noLicense} />}
      action={
        mayEdit &&
        teamPage !== null && (
          <LinkButton kind="primary" href={teamPage}>
            <FormattedMessage {...messages.fillIn} />
          </LinkButton>
        )
      }
    >
      <p>
        <FormattedMessage {...messages.incomplete} values={{ count: missing.length }} />
      </p>
      <Names>
        {missing.map((detail) => (
          <li key={detail}>
            <FormattedMessage {...names[detail]} values={{ country }} />
          </li>
        ))}
      </Names>
      {!mayEdit && (
        <p>
          <FormattedMessage {...messages.askOwner} />
        </p>
      )}
    </Alert>
  );
}
