import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { useFormats } from '../../web/intl/useFormats.ts';
import { Button } from '../button/Button.tsx';
import { Field } from '../field/Field.tsx';
import type { Need } from '../field/NeedMark.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { theme } from '../theme/theme.ts';

const Zone = styled.div<{ $isOver: boolean; $isInvalid: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)} ${theme.space(3)};
  padding: ${theme.space(3)};
  border: 1px dashed ${({ $isInvalid }) => ($isInvalid ? theme.color.danger : theme.color.outline)};
  border-radius: ${theme.radius.m};
  background: ${({ $isOver }) => ($isOver ? theme.color.brandSoft : theme.color.ground)};
  font-size: ${theme.font.size.m};
  > span {
    min-width: 0;
    color: ${theme.color.muted};
  }
  > input:focus-visible + button {
    ${theme.focusRing}
  }
`;

interface FileFieldProps {
  readonly label: ReactNode;
  /** Accepted file name extensions: `.lir`, `.tgz,.zip`. */
  readonly accept: string;
  readonly value: File | null;
  readonly onChange: (file: File | null) => void;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  readonly need?: Need;
  readonly name?: string;
  readonly onBlur?: () => void;
}

/** A field for one file, selected or dropped. The form validates the file (`fileWith`). */
export function FileField({
  label,
  accept,
  value,
  onChange,
  help,
  error,
  need,
  name,
  onBlur,
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const formats = useFormats();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onChange(event.dataTransfer.files[0] ?? value);
  };
  return (
    <Field {...{ label, help, error, need }}>
      {(control) => (
        <Zone
          $isOver={isOver}
          $isInvalid={control['aria-invalid'] ?? false}
          onDrop={drop}
          onDragLeave={() => {
            setIsOver(false);
          }}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
        >
          <VisuallyHidden
            as="input"
            {...control}
            ref={input}
            type="file"
            name={name}
            accept={accept}
            onBlur={onBlur}
            onClick={(event: React.MouseEvent<HTMLInputElement>) => {
              // Otherwise a corrected file of the same name could not be selected again.
              event.currentTarget.value = '';
            }}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
              onChange(event.target.files?.[0] ?? null);
            }}
          />
          <Button
            icon="file-up"
            tabIndex={-1}
            aria-hidden
            onClick={() => {
              input.current?.click();
            }}
          >
            <FormattedMessage {...commonMessages.selectFile} />
          </Button>
          <span>
            {value === null ? (
              <FormattedMessage {...commonMessages.noFile} />
            ) : (
              [value.name, `(${formats.fileSize(value.size)})`].join(' ')
            )}
          </span>
        </Zone>
      )}
    </Field>
  );
}
