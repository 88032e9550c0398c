import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, FormattedMessage, TextField, theme, VisuallyHidden } from '@portal/shared';
import { messages } from './messages.ts';

const Box = styled.div`
  position: relative;
`;

/**
 * At the end of the label's line, where its text ends with the field; after the input in the order of
 * the keyboard.
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
  /** What stands below the field. */
  readonly after?: ReactNode;
}

/** A field for a password, which can be pasted and shown. */
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
          {/* As content: a name of its own would be found where the field's label is looked for. */}
          <VisuallyHidden>
            <FormattedMessage {...messages.ofThePassword} values={{ label }} />
          </VisuallyHidden>
        </Button>
      </Reveal>
      {after}
    </Box>
  );
}
