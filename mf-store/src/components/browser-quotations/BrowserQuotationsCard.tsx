import {
  Button,
  Card,
  FormattedMessage,
  Inline,
  showSnackbar,
  useFormats,
  useIntl,
  useMutation,
} from '@portal/shared';
import { saveQuotationFile } from '../../api/saveQuotationFile.ts';
import { messages as listMessages } from '../saved-quotations/messages.ts';
import { Lead } from '../cards.styles.ts';
import {
  dropBrowserQuotation,
  useBrowserQuotations,
  type BrowserQuotation,
} from './browserQuotations.ts';
import { Entry, List } from './browserQuotations.styles.ts';
import { messages } from './messages.ts';

interface BrowserQuotationsCardProps {
  /** Puts a quotation into the cart; omitted where ordering is not possible. */
  readonly onTake?: (quotation: BrowserQuotation) => void;
  /** Hash of the quotation being put into the cart. */
  readonly busyHash?: string | null;
}

const hashOf = ({ hash }: BrowserQuotation) => hash;

/** The quotations made in this browser without a team; renders nothing when there are none. */
export function BrowserQuotationsCard({ onTake, busyHash }: BrowserQuotationsCardProps) {
  const { formatMessage } = useIntl();
  const { dayInWords } = useFormats();
  const quotations = useBrowserQuotations();
  const file = useMutation({
    mutationFn: ({ hash }: BrowserQuotation) => saveQuotationFile(hash),
    aboutOf: hashOf,
    onError: (_error, { number }) => {
      showSnackbar(formatMessage(listMessages.pdfFailed, { number }), 'failure');
    },
  });
  if (quotations.length === 0) return null;
  return (
    <Card title={<FormattedMessage {...messages.title} />}>
      <Lead>
        <FormattedMessage {...(onTake ? messages.leadMember : messages.lead)} />
      </Lead>
      <List>
        {quotations.map((quotation) => {
          const { hash, number, validUntil } = quotation;
          return (
            <Entry key={hash}>
              <span>
                <FormattedMessage
                  {...messages.entry}
                  values={{ number, day: dayInWords(validUntil) }}
                />
              </span>
              <Inline>
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={formatMessage(messages.removeNamed, { number })}
                  onClick={() => {
                    dropBrowserQuotation(hash);
                  }}
                >
                  <FormattedMessage {...messages.remove} />
                </Button>
                <Button
                  size="small"
                  icon="download"
                  isBusy={file.isPending && file.variables.hash === hash}
                  aria-label={formatMessage(messages.pdfNamed, { number })}
                  onClick={() => {
                    file.mutate(quotation);
                  }}
                >
                  <FormattedMessage {...listMessages.pdf} />
                </Button>
                {onTake && (
                  <Button
                    size="small"
                    isBusy={busyHash === hash}
                    aria-label={formatMessage(listMessages.useNamed, { number })}
                    onClick={() => {
                      onTake(quotation);
                    }}
                  >
                    <FormattedMessage {...listMessages.use} />
                  </Button>
                )}
              </Inline>
            </Entry>
          );
        })}
      </List>
    </Card>
  );
}
