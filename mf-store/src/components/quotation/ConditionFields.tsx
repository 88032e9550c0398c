import { FormattedMessage, SelectField, useIntl } from '@portal/shared';
import {
  conditions,
  displays as choices,
  type Condition,
  type Display,
} from '../../domain/QuotationForm.ts';
import { messages } from './messages.ts';
import { Conditions, TwoColumns } from './quotation.styles.ts';

interface ConditionFieldsProps {
  readonly displays: Readonly<Record<Condition, Display>>;
  readonly onDisplay: (condition: Condition, display: Display) => void;
}

/** Selects the conditions printed on the quotation. */
export function ConditionFields({ displays, onDisplay }: ConditionFieldsProps) {
  const { formatMessage } = useIntl();
  const options = choices.map((value) => ({ value, label: formatMessage(messages[value]) }));
  return (
    <Conditions>
      <legend>
        <FormattedMessage {...messages.conditions} />
      </legend>
      <TwoColumns>
        {conditions.map((condition) => (
          <SelectField
            key={condition}
            label={<FormattedMessage {...messages[condition]} />}
            value={displays[condition]}
            options={options}
            onChange={({ target }) => {
              onDisplay(condition, target.value === 'display' ? 'display' : 'hidden');
            }}
          />
        ))}
      </TwoColumns>
    </Conditions>
  );
}
