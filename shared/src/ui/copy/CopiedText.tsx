import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { theme } from '../theme/theme.ts';
import { IconButton } from '../button/IconButton.tsx';
import { useCopy } from './useCopy.ts';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  min-width: 0;
  overflow-wrap: anywhere;
  > button {
    /* As high as the text beside it, so that rows of facts keep their height. */
    margin-block: -6px;
    @media print {
      display: none;
    }
  }
`;

interface CopiedTextProps {
  /** Name of the text; part of the button's name. */
  readonly label: string;
  /** The text to copy. */
  readonly text: string;
  /** The displayed content, if it is more than the text. */
  readonly children?: ReactNode;
}

/** A text to enter elsewhere, with a button that copies it. */
export function CopiedText({ label, text, children = text }: CopiedTextProps) {
  const { formatMessage } = useIntl();
  const shownIn = useRef<HTMLSpanElement>(null);
  const copy = useCopy({ text, shownIn });
  return (
    <Line>
      <span ref={shownIn}>{children}</span>
      <IconButton
        icon="copy"
        label={formatMessage(commonMessages.copyOf, { label })}
        onClick={copy}
      />
    </Line>
  );
}
