import { useId, useState } from 'react';
import {
  FormattedMessage,
  RemoteMessages,
  SearchField,
  useIntl,
  VisuallyHidden,
} from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import type { NavigationEntry } from '@portal/shared/remote';
import en from '../locales/search/en.json';
import ja from '../locales/search/ja.json';
import { dialogMessages } from './dialogMessages.ts';
import { buttonMessages } from './messages.ts';
import { Nothing } from './results/ResultList.styles.ts';
import { ResultList } from './results/ResultList.tsx';
import { useMarkedResult } from './results/useMarkedResult.ts';
import { useResultGroups } from './useResultGroups.ts';

/** Maximum length of the search text. */
const longest = 200;

interface SearchDialogProps {
  /** Menu entries of remotes that this person may see, in order. */
  readonly entries: readonly NavigationEntry[];
  readonly personId: string;
  readonly onClose: () => void;
}

function SearchDialogContent({ entries, personId, onClose }: SearchDialogProps) {
  const intl = useIntl();
  const ownId = useId();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const groups = useResultGroups({ text, entries, personId });
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
      title={<FormattedMessage {...buttonMessages.search} />}
      place="top"
      size="large"
      onClose={onClose}
    >
      <SearchField
        label={intl.formatMessage(dialogMessages.field)}
        value={typed}
        onChange={setTyped}
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
          label={intl.formatMessage(dialogMessages.results)}
          groups={groups}
          idOf={idOf}
          marked={marked.id}
          onMark={marked.mark}
          onClose={onClose}
        />
      ) : (
        <Nothing>
          <FormattedMessage {...dialogMessages.nothing} values={{ text }} />
        </Nothing>
      )}
      <VisuallyHidden role="status">
        {!isWaiting && text !== '' && (
          <FormattedMessage {...dialogMessages.count} values={{ count }} />
        )}
      </VisuallyHidden>
    </Dialog>
  );
}

const catalogs = { en, ja };

/** The search dialog with its texts, which are not part of the first load. */
export function SearchDialog(props: SearchDialogProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <SearchDialogContent {...props} />
    </RemoteMessages>
  );
}
