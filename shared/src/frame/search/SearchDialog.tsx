import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { frameMessages } from '../frameMessages.ts';
import type { ResultGroup } from './Result.ts';
import { Nothing } from './results/ResultList.styles.ts';
import { ResultList } from './results/ResultList.tsx';
import { useMarkedResult } from './results/useMarkedResult.ts';
import { searchMessages } from './searchMessages.ts';

/** Maximum length of the search text. */
const longest = 200;

interface SearchDialogProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What is found for the typed text without surrounding spaces. */
  readonly groups: readonly ResultGroup[];
  readonly onClose: () => void;
}

/** The search: a field with its results below. `SearchMessages` around it has its texts. */
export function SearchDialog({ typed, onType, groups, onClose }: SearchDialogProps) {
  const intl = useIntl();
  const ownId = useId();
  const text = typed.trim();
  const idOf = (resultId: string) => `${ownId}${encodeURIComponent(resultId)}`;
  const results = groups.flatMap((group) => group.results);
  const marked = useMarkedResult(
    text,
    results.map((result) => idOf(result.id)),
  );
  const isWaiting = groups.some((group) => group.isWaiting);
  const count = results.filter(({ isWayOn }) => !isWayOn).length;
  const listId = `${ownId}list`;
  return (
    <Dialog
      title={<FormattedMessage {...frameMessages.search} />}
      place="top"
      size="large"
      onClose={onClose}
    >
      <SearchField
        label={intl.formatMessage(searchMessages.field)}
        value={typed}
        onChange={onType}
        combobox={{
          type: 'text',
          role: 'combobox',
          maxLength: longest,
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-expanded': groups.length > 0,
          'aria-controls': groups.length > 0 ? listId : undefined,
          'aria-activedescendant': marked.id,
          onKeyDown: marked.handleKeyDown,
        }}
      />
      {groups.length > 0 ? (
        <ResultList
          id={listId}
          label={intl.formatMessage(searchMessages.results)}
          groups={groups}
          idOf={idOf}
          marked={marked.id}
          onMark={marked.mark}
          onClose={onClose}
        />
      ) : (
        <Nothing>
          <FormattedMessage {...searchMessages.nothing} values={{ text }} />
        </Nothing>
      )}
      <VisuallyHidden role="status">
        {!isWaiting && text !== '' && (
          <FormattedMessage {...searchMessages.count} values={{ count }} />
        )}
      </VisuallyHidden>
    </Dialog>
  );
}
