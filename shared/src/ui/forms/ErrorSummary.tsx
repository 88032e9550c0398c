import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { theme } from '../theme/theme.ts';
import { Alert } from '../state/Alert.tsx';

const List = styled.ul`
  margin-top: ${theme.space(1)};
  padding-left: ${theme.space(5)};
  list-style: disc;
`;

const Jump = styled.button`
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  /* Otherwise the bullet of a wrapped text aligns with its second line. */
  vertical-align: top;
  text-decoration: underline;
  cursor: pointer;
`;

/** An invalid field in react-hook-form: its message, and the element to focus. */
interface WrongField {
  readonly message?: unknown;
  readonly ref?: unknown;
}

interface ErrorSummaryProps {
  readonly errors: Readonly<Record<string, WrongField | undefined>>;
  /** `setFocus` of the form, which moves focus to a field. */
  readonly onJump: (name: string) => void;
}

/**
 * The list of all errors at the top of a form with several, in the order of the page. Each links to
 * its field.
 */
export function ErrorSummary({ errors, onJump }: ErrorSummaryProps) {
  const entries = Object.entries(errors).flatMap(([name, error]) => {
    const text = error?.message;
    return typeof text === 'string' ? [{ name, text, field: error?.ref }] : [];
  });
  // The order of name fields depends on the language, that of the schema does not.
  entries.sort((one, other) => comparePlaces(one.field, other.field));
  if (entries.length < 2) return null;
  return (
    <Alert kind="danger" title={<FormattedMessage {...commonMessages.errorSummary} />}>
      <List>
        {entries.map(({ name, text }) => (
          <li key={name}>
            <Jump
              type="button"
              onClick={() => {
                onJump(name);
              }}
            >
              {text}
            </Jump>
          </li>
        ))}
      </List>
    </Alert>
  );
}

/** @returns negative if the first element precedes the second in the page; 0 for other values */
function comparePlaces(one: unknown, other: unknown): number {
  if (!(one instanceof Node && other instanceof Node) || one === other) return 0;
  const isBefore = one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore ? -1 : 1;
}
