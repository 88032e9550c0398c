import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { FieldHelp } from '../field/field.styles.ts';

/**
 * A note at the top of a form that all its fields are required, instead of a word beside each. Give
 * the fields `required` for screen readers.
 */
export function AllRequired() {
  return (
    <FieldHelp>
      <FormattedMessage {...commonMessages.allRequired} />
    </FieldHelp>
  );
}
