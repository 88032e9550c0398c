import { FormattedMessage, Stack, TextField } from '@portal/shared';
import type { ComponentProps } from 'react';
import { FieldGrid } from '@portal/shared/forms';
import { messages } from './messages.ts';

type CompanyField = 'post_code' | 'prefecture' | 'address' | 'tel';

interface CompanyFieldsProps {
  readonly title: ComponentProps<typeof FormattedMessage>;
  /** The field of a form, with its label and its error. */
  readonly field: (name: CompanyField) => ComponentProps<typeof TextField>;
}

/** The details of the company beside the team's name, all of them optional. */
export function CompanyFields({ title, field }: CompanyFieldsProps) {
  return (
    <Stack $gap={4}>
      <div>
        <h2>
          <FormattedMessage {...title} />
        </h2>
        <p>
          <FormattedMessage {...messages.companyDetailsHelp} />
        </p>
      </div>
      <FieldGrid $least={160}>
        <TextField {...field('post_code')} autoComplete="postal-code" />
        <TextField {...field('prefecture')} autoComplete="address-level1" />
      </FieldGrid>
      <TextField {...field('address')} autoComplete="street-address" />
      <TextField {...field('tel')} autoComplete="tel" />
    </Stack>
  );
}
