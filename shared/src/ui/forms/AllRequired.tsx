import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { FieldHelp } from '../field/field.styles.ts';

/**
 * Says at the head of a form that all its fields are required, instead of a word beside each. Give
 * the fields `required`, which tells it to screen readers.
 */
export function AllRequired() {
  return (
    <FieldHelp>
      <FormattedMessage {...commonMessages.allRequired} />
    </FieldHelp>
  );
}
