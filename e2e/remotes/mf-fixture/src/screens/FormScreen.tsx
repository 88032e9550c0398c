import { TextField, useUnsavedChanges } from '@portal/shared';
import { useState } from 'react';

export function FormScreen() {
  const [note, setNote] = useState('');
  useUnsavedChanges(note !== '');
  return (
    <>
      <h1>Form</h1>
      <TextField
        holds="name"
        label="Note"
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
        }}
      />
    </>
  );
}
