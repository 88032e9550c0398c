import { FormattedMessage, TextLink, useAccountPage, useSession } from '@portal/shared';
import { shippingLinesOf } from '@portal/shared/domain';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { Address } from './SlipsCard.styles.ts';

/** The address for paper slips; edited on the team's page. */
export function ShippingAddress() {
  const team = useSession((session) => session.team);
  const teamPage = useAccountPage(paths.team);
  if (team === null) return null;
  const lines = shippingLinesOf(team);
  return (
    <Address>
      <dt>
        <FormattedMessage {...messages.shippingAddress} />
      </dt>
      <dd>
        {lines === null ? (
          <FormattedMessage {...messages.noAddress} />
        ) : (
          lines.map((line, index) => (
            <span key={line}>
              {index === 0 ? (
                <FormattedMessage {...messages.postCode} values={{ code: line }} />
              ) : (
                line
              )}
            </span>
          ))
        )}
        {teamPage !== null && (
          <TextLink href={teamPage}>
            <FormattedMessage {...messages.changeAddress} />
          </TextLink>
        )}
      </dd>
    </Address>
  );
}
