import type { ComponentProps, InputEvent } from 'react';
import { styled } from 'styled-components';
import { FormattedMessage, TextField } from '@portal/shared';
import { FieldGrid } from '@portal/shared/forms';
import { messages } from './messages.ts';
import { useTeamLabels, type TeamField } from './useTeamLabels.ts';

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

/** The fields of an address, short ones side by side where there is room. */
export function AddressFields({ form, fields, faultOf, onPostCode }: AddressFieldsProps) {
  const labels = useTeamLabels();
  const filling = onPostCode && {
    help: <FormattedMessage {...messages.postCodeHelp} />,
    onInput: (event: InputEvent<HTMLInputElement>) => {
      onPostCode(event.currentTarget.value);
    },
  };
  return (
    <Fields $least={220}>
      {fields.map((field) => {
        const control = (
          <TextField
            key={field}
            {...form.register(field)}
            label={labels[field]}
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
