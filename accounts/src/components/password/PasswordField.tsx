import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, FormattedMessage, TextField, theme, VisuallyHidden } from '@portal/shared';
import { messages } from './messages.ts';

const Box = styled.div`
  position: relative;
`;

/**
 * Stands at the end of the label's line, flush with the field, and after the input in the tab
 * order.
 */
const Reveal = styled.div`
  position: absolute;
  inset: 0 0 auto auto;
  display: flex;
  align-items: center;
  height: 1lh;
  font-size: ${theme.font.size.m};
`;

interface PasswordFieldProps extends Omit<
  ComponentPropsWithRef<typeof TextField>,
  'type' | 'label' | 'holds'
> {
  readonly label: string;
  /** Content below the field. */
  readonly after?: ReactNode;
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, after, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Box>
      <TextField
        {...field}
        holds="asTyped"
        label={label}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Reveal>
        <Button
          kind="quiet"
          size="small"
          aria-pressed={isShown}
          onClick={() => {
            setIsShown(!isShown);
          }}
        >
          <FormattedMessage {...(isShown ? messages.hide : messages.show)} />
          {/* Not an `aria-label`: queries for the field's label would find it. */}
          <VisuallyHidden>
            <FormattedMessage {...messages.ofThePassword} values={{ label }} />
          </VisuallyHidden>
        </Button>
      </Reveal>
      {after}
    </Box>
  );
}
