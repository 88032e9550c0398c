import { createGlobalStyle, styled } from 'styled-components';
import {
  Alert,
  Button,
  CopyButton,
  FormattedMessage,
  Inline,
  saveFile,
  Stack,
  theme,
  useIntl,
  useSession,
} from '@portal/shared';
import { setUpMessages } from './setUpMessages.ts';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(115px, 1fr));
  gap: ${theme.space(2)} ${theme.space(4)};
  padding: ${theme.space(4)};
  border-radius: ${theme.radius.m};
  background: ${theme.color.brandSoft};
  font-family: ${theme.font.mono};
  font-size: ${theme.font.size.l};
  letter-spacing: 0.04em;
`;

/** On paper there are the codes and what they are for, nothing else of the page. */
const PrintStyle = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    [data-printed], [data-printed] * { visibility: visible; }
  }
`;

/** Recovery codes with the ways to keep them. */
export function RecoveryCodeList({ codes }: { readonly codes: readonly string[] }) {
  const intl = useIntl();
  const email = useSession((session) => session.user?.email ?? '');
  const text = codes.join('\n');
  const save = () => {
    const lines = [intl.formatMessage(setUpMessages.fileText), ...(email === '' ? [] : [email])];
    const file = new Blob([`${lines.join('\n')}\n\n${text}\n`], { type: 'text/plain' });
    saveFile(`${intl.formatMessage(setUpMessages.fileName)}.txt`, file);
  };
  return (
    <Stack>
      <PrintStyle />
      <Alert kind="warning">
        <FormattedMessage {...setUpMessages.codesOnce} />
      </Alert>
      <Stack data-printed>
        <p>
          <FormattedMessage {...setUpMessages.codesText} />
        </p>
        <Codes aria-label={intl.formatMessage(setUpMessages.codesName)}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
      </Stack>
      <Inline>
        <CopyButton text={text}>
          <FormattedMessage {...setUpMessages.copyCodes} />
        </CopyButton>
        <Button size="small" onClick={save}>
          <FormattedMessage {...setUpMessages.saveCodes} />
        </Button>
        <Button
          size="small"
          onClick={() => {
            window.print();
          }}
        >
          <FormattedMessage {...setUpMessages.printCodes} />
        </Button>
      </Inline>
    </Stack>
  );
}
