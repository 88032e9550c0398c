import type { ComponentProps, InputEvent } from 'react';
import { styled } from 'styled-components';
import { TextField, useSession } from '@portal/shared';
import { FieldGrid } from '@portal/shared/forms';
import { inAddressOrder } from '../../domain/inAddressOrder.ts';
import { useTeamHelps } from './useTeamHelps.ts';
import { shippingFields, useTeamLabels, type TeamField } from './useTeamLabels.ts';

const Fields = styled(FieldGrid)`
  max-width: 720px;
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

/** Fields that need the whole line: names and addresses. */
const wide: ReadonlySet<TeamField> = new Set([
  'name',
  'address',
  'shipping_name',
  'shipping_address',
]);

/** A team has a name, and what is sent to an address needs all of it. */
const needed: ReadonlySet<TeamField> = new Set(['name', ...shippingFields]);

type Completion = ComponentProps<typeof TextField>['autoComplete'];

const completions: Readonly<Record<TeamField, Completion>> = {
  name: 'organization',
  post_code: 'postal-code',
  prefecture: 'address-level1',
  address: 'street-address',
  tel: 'tel',
  shipping_name: 'shipping name',
  shipping_post_code: 'shipping postal-code',
  shipping_prefecture: 'shipping address-level1',
  shipping_address: 'shipping street-address',
};

interface AddressFieldsProps {
  readonly form: {
    readonly register: (field: TeamField) => ComponentProps<typeof TextField> | object;
  };
  readonly fields: readonly TeamField[];
  readonly faultOf: (field: string) => string | undefined;
  /** Called with what stands in the post code's field, where it fills others. */
  readonly onPostCode?: ((typed: string) => void) | undefined;
}

const postCodes: ReadonlySet<TeamField> = new Set(['post_code', 'shipping_post_code']);
const codes: ReadonlySet<TeamField> = new Set([...postCodes, 'tel']);

/** The fields of an address as its country orders them, short ones side by side where there is room. */
export function AddressFields({ form, fields, faultOf, onPostCode }: AddressFieldsProps) {
  const country = useSession((session) => session.user?.country_code ?? 'JP');
  const labels = useTeamLabels();
  const helps = useTeamHelps();
  const filling = onPostCode && {
    onInput: (event: InputEvent<HTMLInputElement>) => {
      onPostCode(event.currentTarget.value);
    },
  };
  return (
    <Fields $least={220}>
      {inAddressOrder(fields, country).map((field) => {
        const control = (
          <TextField
            key={field}
            {...form.register(field)}
            holds={codes.has(field) ? 'code' : 'name'}
            label={labels[field]}
            help={onPostCode && postCodes.has(field) ? helps.filling : helps.of(field)}
            need={needed.has(field) ? 'required' : 'optional'}
            error={faultOf(field)}
            autoComplete={completions[field]}
            {...(postCodes.has(field) && filling)}
          />
        );
        return wide.has(field) ? <Wide key={field}>{control}</Wide> : control;
      })}
    </Fields>
  );
}
