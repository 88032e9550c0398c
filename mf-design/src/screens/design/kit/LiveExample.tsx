import { Button, FormattedMessage, showSnackbar, Stack, useIntl } from '@portal/shared';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { messages } from '../messages.ts';
import { kitExamples } from './kitExamples.tsx';
import { useStage } from './useStage.ts';

/**
 * Components that lie over the page, say that it loads, name it, search in it or change the cart:
 * a button shows them.
 */
const onDemand = [
  ...['ConfirmDialog', 'Dialog', 'DiscardQuestion', 'ExplanationDialog', 'MenuPopover'],
  ...['TopSnackbar', 'Skeleton', 'SkeletonShape', 'TableSkeleton'],
  ...['MayNotBuy', 'PageHeading', 'Stack', 'ClearedRenewals'],
  ...['FilterSelect', 'ListFilters', 'SearchField'],
];

/** The running example of a component. Its texts are the example's, in English. */
export function LiveExample({ name }: { readonly name: string }) {
  const { formatMessage } = useIntl();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  const waits = onDemand.includes(name);
  const act = () => {
    if (waits) setShown(false);
    else showSnackbar(formatMessage(messages.pressed));
  };
  return (
    <Stack $gap={3}>
      {waits && (
        <div>
          <Button
            ref={trigger}
            onClick={() => {
              setShown(!isShown);
            }}
          >
            <FormattedMessage {...(isShown ? messages.hide : messages.show)} values={{ name }} />
          </Button>
        </div>
      )}
      {(isShown || !waits) && (
        <div translate="no">
          <Example name={name} act={act} trigger={trigger} />
        </div>
      )}
    </Stack>
  );
}

interface ExampleProps {
  readonly name: string;
  readonly act: () => void;
  readonly trigger: RefObject<HTMLButtonElement | null>;
}

function Example({ name, act, trigger }: ExampleProps) {
  const examples: Readonly<Record<string, ReactNode>> = kitExamples(useStage(act, trigger));
  return examples[name];
}
