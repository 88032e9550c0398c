import { Card, FormattedMessage, useIntl } from '@portal/shared';
import type { CompanyForm } from '../../api/companyForm.ts';
import { ShownValues } from '../../components/ShownValues.tsx';
import { messages } from './messages.ts';
import { companyFields, shippingFields, useTeamLabels, type TeamField } from './useTeamLabels.ts';

/** The company details for people who may not change them. */
export function CompanyShown({ company }: { readonly company: CompanyForm }) {
  const intl = useIntl();
  const labels = useTeamLabels();
  const values = (fields: readonly TeamField[]) =>
    fields.map((field) => ({ name: labels[field], value: company[field] }));
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
