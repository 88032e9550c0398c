import {
  Card,
  Checkbox,
  Fact,
  Facts,
  FormattedMessage,
  Inline,
  Stack,
  TextLink,
  useAccountPage,
  useIntl,
  useSession,
} from '@portal/shared';
import { documentNames, shippingLinesOf, slipKinds, type Cart } from '@portal/shared/domain';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** One line of a postal address. */
const AddressLine = styled.span`
  display: block;
`;

/** The paper slips chosen in the store, for Japan only; read-only here. */
export function SlipsCard({ slips }: { readonly slips: Cart['slips'] }) {
  const { formatMessage } = useIntl();
  const isInJapan = useSession(({ user }) => user?.country_code === 'JP');
  const names = documentNames[useSession(({ locale }) => locale)];
  const team = useSession((session) => session.team);
  const teamPage = useAccountPage(paths.team);
  if (!isInJapan) return null;
  const isAny = slipKinds.some((kind) => slips[kind]);
  const address = team && shippingLinesOf(team);
  return (
    <Card title={<FormattedMessage {...messages.slips} />}>
      <Stack>
        <Inline $gap={4}>
          {slipKinds.map((kind) => (
            <Checkbox key={kind} checked={slips[kind]} readOnly>
              {names[kind]}
            </Checkbox>
          ))}
        </Inline>
        {isAny && (
          <Facts>
            <Fact name={messages.slipsTo}>
              <Stack $gap={1} $align="start">
                <span>
                  {address
                    ? address.map((line) => <AddressLine key={line}>{line}</AddressLine>)
                    : formatMessage(messages.noAddress)}
                </span>
                {teamPage !== null && (
                  <TextLink href={teamPage} isExternal>
                    <FormattedMessage {...messages.changeAddress} />
                  </TextLink>
                )}
              </Stack>
            </Fact>
          </Facts>
        )}
      </Stack>
    </Card>
  );
}
