import { FormattedMessage, TextLink, useSession } from '@portal/shared';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { Address } from './SlipsCard.styles.ts';

/** Where paper slips go: the team's shipping address, else its own. Edited on the team's page. */
export function ShippingAddress() {
  const team = useSession((session) => session.team);
  const { services, accounts } = useSession(({ config }) => config);
  if (team === null) return null;
  const lines =
    team.shipping === 1
      ? [
          team.shipping_post_code,
          `${team.shipping_prefecture}${team.shipping_address}`,
          team.shipping_name,
        ]
      : [team.post_code, `${team.prefecture}${team.address}`, team.name];
  const known = lines.filter((line) => line !== '');
  const hasPage = accounts.pages.includes(paths.team);
  return (
    <Address>
      <dt>
        <FormattedMessage {...messages.shippingAddress} />
      </dt>
      <dd>
        {known.length < lines.length ? (
          <FormattedMessage {...messages.noAddress} />
        ) : (
          known.map((line, index) => (
            <span key={line}>
              {index === 0 ? (
                <FormattedMessage {...messages.postCode} values={{ code: line }} />
              ) : (
                line
              )}
            </span>
          ))
        )}
        {hasPage && (
          <TextLink href={`${services.accounts}${paths.team}`}>
            <FormattedMessage {...messages.changeAddress} />
          </TextLink>
        )}
      </dd>
    </Address>
  );
}
