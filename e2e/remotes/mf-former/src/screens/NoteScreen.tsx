import {
  Button,
  FormattedMessage,
  lazyPart,
  PageHeading,
  RemoteMessages,
  showSnackbar,
  Stack,
  TextField,
  useIntl,
  useNavigate,
  useParams,
  useUnsavedChanges,
} from '@portal/shared';
import { useState } from 'react';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import { messages } from '../messages.ts';

const ClearDialog = lazyPart(async () => (await import('./ClearDialog.tsx')).ClearDialog);

/** What is typed, a dialog of a companion, and a way back by the router. */
export function NoteScreen() {
  return (
    <RemoteMessages catalogs={{ en, ja }}>
      <Note />
    </RemoteMessages>
  );
}

function Note() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { number = '' } = useParams();
  const [note, setNote] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  useUnsavedChanges(note !== '');
  return (
    <Stack>
      <PageHeading title={intl.formatMessage(messages.noteOf, { number })} />
      <TextField
        label={intl.formatMessage(messages.note)}
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
        }}
      />
      <Button
        onClick={() => {
          setIsAsking(true);
        }}
      >
        <FormattedMessage {...messages.ask} />
      </Button>
      <Button onClick={() => void navigate('/former')}>
        <FormattedMessage {...messages.back} />
      </Button>
      {isAsking && (
        <ClearDialog
          onConfirm={() => {
            setNote('');
            setIsAsking(false);
            showSnackbar(intl.formatMessage(messages.said));
          }}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </Stack>
  );
}
