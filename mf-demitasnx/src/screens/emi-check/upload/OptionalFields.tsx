import { FormattedMessage, Stack, TextField } from '@portal/shared';
import { emiClassesBytes } from '@portal/shared/domain';
import { FileField } from '@portal/shared/overlays';
import { useState } from 'react';
import type { BoardChoice } from '../../../domain/upload/BoardChoice.ts';
import { classesExtensions, classesFileProblem } from '../../../domain/upload/boardFileProblem.ts';
import { readBoardSettings, type TypedSettings } from '../../../domain/upload/BoardSettings.ts';
import { Note } from '../Note.styles.ts';
import { FileProblemText } from './FileProblemText.tsx';
import { messages, wrongMessages } from './messages.ts';
import { Details, Numbers } from './OptionalFields.styles.ts';

interface OptionalFieldsProps {
  readonly choice: BoardChoice;
  readonly onChange: (changes: Partial<BoardChoice>) => void;
}

/**
 * Optional facts about the board. Collapsed unless one is set, because it may be what was refused.
 */
export function OptionalFields({ choice, onChange }: OptionalFieldsProps) {
  const { classes, settings } = choice;
  const { wrong } = readBoardSettings(settings);
  const [isOpen] = useState(
    () => classes !== null || Object.values(settings).some((typed) => typed !== ''),
  );
  const problem = classes && classesFileProblem(classes);
  const setting = (name: keyof TypedSettings) => (
    <TextField
      holds="code"
      label={<FormattedMessage {...messages[name]} />}
      inputMode={name === 'dielectricsMm' ? 'text' : 'decimal'}
      autoComplete="off"
      value={settings[name]}
      error={wrong.includes(name) && <FormattedMessage {...wrongMessages[name]} />}
      onChange={({ target }) => {
        onChange({ settings: { ...settings, [name]: target.value } });
      }}
    />
  );
  return (
    <Details open={isOpen}>
      <summary>
        <FormattedMessage {...messages.optional} />
      </summary>
      <Stack>
        <Note>
          <FormattedMessage {...messages.optionalHelp} />
        </Note>
        <FileField
          label={<FormattedMessage {...messages.classes} />}
          help={<FormattedMessage {...messages.classesHelp} />}
          accept={classesExtensions.join(',')}
          value={classes}
          error={
            classes &&
            problem && (
              <FileProblemText
                problem={problem}
                extensions={classesExtensions}
                bytes={classes.size}
                limit={emiClassesBytes}
              />
            )
          }
          onChange={(file) => {
            onChange({ classes: file });
          }}
        />
        <Numbers>
          {setting('maxFrequencyMhz')}
          {setting('relativePermittivity')}
        </Numbers>
        {setting('dielectricsMm')}
      </Stack>
    </Details>
  );
}
