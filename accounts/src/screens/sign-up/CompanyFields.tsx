import { FormattedMessage, Stack, TextField } from '@portal/shared';
import type { ComponentProps } from 'react';
import { FieldGrid } from '@portal/shared/forms';
import { styled } from 'styled-components';
import { useAddressHelps } from '../../components/useAddressHelps.ts';
import { inAddressOrder } from '../../domain/inAddressOrder.ts';
import { messages } from './messages.ts';

type CompanyField = 'post_code' | 'prefecture' | 'address' | 'tel';

interface CompanyFieldsProps {
  readonly title: ComponentProps<typeof FormattedMessage>;
  /** ISO 3166-1 alpha-2: whose addresses the fields are for. */
  readonly country: string;
  /** The field of a form, with its label and its error. */
  readonly field: (name: CompanyField) => ComponentProps<typeof TextField>;
}

const fields = ['post_code', 'prefecture', 'address', 'tel'] as const;

const completions = {
  post_code: 'postal-code',
  prefecture: 'address-level1',
  address: 'street-address',
  tel: 'tel',
} as const;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

/** The details of the company beside the team's name, all of them optional. */
export function CompanyFields({ title, country, field }: CompanyFieldsProps) {
  const helps: Partial<Record<CompanyField, string>> = useAddressHelps(country);
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
        {inAddressOrder(fields, country).map((name) => {
          const control = (
            <TextField
              key={name}
              holds={name === 'post_code' || name === 'tel' ? 'code' : 'name'}
              {...field(name)}
              help={helps[name]}
              autoComplete={completions[name]}
            />
          );
          return name === 'address' ? <Wide key={name}>{control}</Wide> : control;
        })}
      </FieldGrid>
    </Stack>
  );
}
