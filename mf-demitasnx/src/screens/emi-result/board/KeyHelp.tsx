import { FormattedMessage, IconButton, useIntl } from '@portal/shared';
import { Help } from './board.styles.ts';
import { keyMessages, messages } from './messages.ts';

const keys = [
  ['1–9', 'layers'],
  ['+ −', 'zoom'],
  ['← ↑ → ↓', 'move'],
  ['F, 0', 'fit'],
  ['N, P', 'findings'],
  ['M', 'measure'],
  ['H', 'heat'],
  ['Ctrl', 'wheel'],
  ['?', 'help'],
] as const;

/** The keys of the board, above the picture. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Help role="status">
      <IconButton icon="x" label={formatMessage(messages.closeHelp)} onClick={onClose} />
      <dl>
        {keys.map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>
              <FormattedMessage {...keyMessages[what]} />
            </dd>
          </div>
        ))}
      </dl>
    </Help>
  );
}
