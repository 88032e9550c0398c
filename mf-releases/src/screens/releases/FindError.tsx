import { Button, FormattedMessage, Navigate, TextField, theme, useIntl } from '@portal/shared';
import { plainCode } from '@portal/shared/domain';
import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** A field with a button beside it, aligned with the field. */
const Form = styled.form`
  display: flex;
  align-items: flex-end;
  gap: ${theme.space(2)};
  max-width: 480px;
  > :first-child {
    flex: 1;
  }
`;

/** Opens the error with an id that was shown to a person. */
export function FindError() {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState('');
  const [id, setId] = useState('');
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setWanted(plainCode(id));
  };
  if (wanted !== '') return <Navigate to={paths.error(wanted)} />;
  return (
    <Form role="search" onSubmit={handleSubmit}>
      <TextField
        holds="code"
        label={formatMessage(messages.errorId)}
        value={id}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setId(target.value);
        }}
      />
      <Button type="submit" icon="search">
        <FormattedMessage {...messages.find} />
      </Button>
    </Form>
  );
}
