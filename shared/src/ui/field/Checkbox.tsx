import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { FieldError } from './FieldError.tsx';
import { LabelLine } from './field.styles.ts';
import { NeedMark } from './NeedMark.tsx';

const Label = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${theme.space(2)};
  min-height: ${theme.size.controlSmall};
  padding: ${theme.space(1)} 0;
  cursor: pointer;
  /* Content beside it aligns with the text, not with the box. */
  > span {
    align-self: baseline;
  }
  &:has([aria-readonly]) {
    cursor: default;
  }
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
    padding: ${theme.space(2)} 0;
  }
`;

const Box = styled.input`
  flex: none;
  width: 18px;
  height: 18px;
  margin: 2px 0 0;
  accent-color: ${theme.color.brand};
  cursor: inherit;
`;

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> {
  readonly error?: ReactNode;
  /** Whether a word after the text says that it is required. */
  readonly isMarkedRequired?: boolean;
  readonly children: ReactNode;
}

/** A checkbox of a form. */
export function Checkbox(props: CheckboxProps) {
  const { error, isMarkedRequired = false, children, ...input } = props;
  const errorId = useId();
  const hasError = error !== undefined && error !== null && error !== '';
  return (
    <div>
      <LabelLine $wraps={false}>
        <Label>
          <Box
            {...input}
            {...(isMarkedRequired && { required: true })}
            type="checkbox"
            // A disabled box would be grey, with text that is hard to read.
            aria-readonly={input.readOnly}
            aria-invalid={hasError || undefined}
            aria-describedby={hasError ? errorId : undefined}
          />
          <span>{children}</span>
        </Label>
        {isMarkedRequired && <NeedMark need="required" />}
      </LabelLine>
      {hasError && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
