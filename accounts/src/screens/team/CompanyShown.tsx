import { Card, FormattedMessage, useIntl, useSession } from '@portal/shared';
import type { CompanyForm } from '../../api/companyForm.ts';
import { ShownValues } from '../../components/ShownValues.tsx';
import { inAddressOrder } from '../../domain/inAddressOrder.ts';
import { messages } from './messages.ts';
import { companyFields, shippingFields, useTeamLabels, type TeamField } from './useTeamLabels.ts';

/** The company details for people who may not change them. */
export function CompanyShown({ company }: { readonly company: CompanyForm }) {
  const intl = useIntl();
  const labels = useTeamLabels();
  const country = useSession((session) => session.user?.country_code ?? 'JP');
  const values = (fields: readonly TeamField[]) =>
    inAddressOrder(fields, country).map((field) => ({
      name: labels[field],
      value: company[field],
    }));
  return (
    <>
      <Card title={intl.formatMessage(messages.company)}>
        <ShownValues values={values(companyFields)} />
      </Card>
      <Card title={intl.formatMessage(messages.shippingTitle)}>
        {company.shipping ? (
          <ShownValues values={values(shippingFields)} />
        ) : (
          <p>
            <FormattedMessage {...messages.shippingToCompany} />
          </p>
        )}
      </Card>
    </>
  );
}
