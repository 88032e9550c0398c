import { FormattedMessage, Stack, theme, useFormats, useSession } from '@portal/shared';
import { emiLicenseTerms, taxWords, type CalendarDay } from '@portal/shared/domain';
import { styled } from 'styled-components';
import type { ApplicationKind } from '../../../domain/licenses/Application.ts';
import { emiLicensePrice } from '../../../domain/licenses/emiLicensePrice.ts';
import { Note } from '../Note.styles.ts';
import { messages } from './messages.ts';

const Price = styled.p`
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
`;

interface OfferedLicenseProps {
  readonly kind: ApplicationKind;
  readonly today: CalendarDay;
}

/** What a license includes, its price today and how to pay. */
export function OfferedLicense({ kind, today }: OfferedLicenseProps) {
  const isTrial = kind === 'trial';
  const isAgent = useSession(({ team }) => team?.agent === 1);
  return (
    <Stack $gap={1}>
      <p>
        <FormattedMessage
          {...messages.offer}
          values={emiLicenseTerms[isTrial ? 'trial' : 'bought']}
        />
      </p>
      <Price>
        {isTrial ? <FormattedMessage {...messages.trialPrice} /> : <TodaysPrice today={today} />}
      </Price>
      {!isTrial && (
        <Note>
          <FormattedMessage {...(isAgent ? messages.agentTerms : messages.paymentTerms)} />
        </Note>
      )}
    </Stack>
  );
}

function TodaysPrice({ today }: { readonly today: CalendarDay }) {
  const { money } = useFormats();
  const locale = useSession((session) => session.locale);
  const country = useSession(({ user }) => user?.country_code ?? '');
  const { amount, currency, isTaxed } = emiLicensePrice(country, today);
  return taxWords[locale].total(isTaxed, money(amount, currency));
}
