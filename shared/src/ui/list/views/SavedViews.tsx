import { useState, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SavedListView } from '../../../areas/team/listViews.contract.ts';
import { commonMessages } from '../../../web/intl/commonMessages.ts';
import { RemoteMessages } from '../../../web/intl/RemoteMessages.tsx';
import { ConfirmDialog } from '../../overlays/ConfirmDialog.tsx';
import type { MenuFocus, MenuItem } from '../../overlays/MenuItem.ts';
import { MenuPopover } from '../../overlays/MenuPopover.tsx';
import { showSnackbar } from '../../snackbar/snackbars.ts';
import en from '../locales/views/en.json';
import ja from '../locales/views/ja.json';
import { messages as listMessages } from '../messages.ts';
import type { ListViewsProps } from './ListViewsProps.ts';
import { messages } from './messages.ts';
import { useDeleteView, useSaveView, type ViewToSave } from './useSavedViews.ts';
import { useViewInUse } from './useViewInUse.ts';
import { ViewDialog } from './ViewDialog.tsx';

const catalogs = { en, ja };

interface SavedViewsProps extends ListViewsProps {
  /** The open menu. */
  readonly opened: {
    readonly triggerRef: RefObject<HTMLElement | null>;
    readonly focus: MenuFocus;
    readonly onClose: () => void;
  } | null;
}

/** The menu of a list's saved views, and its dialogs. */
export function SavedViews(props: SavedViewsProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Content {...props} />
    </RemoteMessages>
  );
}

type OpenDialog =
  | { readonly kind: 'save'; readonly view: ViewToSave }
  | { readonly kind: 'delete'; readonly view: SavedListView };

function Content({ opened, ...props }: SavedViewsProps) {
  const { list } = props;
  const { formatMessage, locale } = useIntl();
  const { views, error, inUse, isStandard, isChanged, now, show, name } = useViewInUse(props);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const saving = useSaveView(list);
  const deleting = useDeleteView(list);
  const handleClose = () => {
    setDialog(null);
    deleting.reset();
  };
  const handleSaved = (view: SavedListView) => {
    handleClose();
    name(view);
    showSnackbar(formatMessage(messages.saved, { name: view.name }));
  };
  const saveChanges = (view: SavedListView) => {
    saving.mutate(
      { ...view, ...now },
      {
        onSuccess: handleSaved,
        onError: () => {
          showSnackbar(formatMessage(messages.saveFailed, { name: view.name }), 'failure');
        },
      },
    );
  };
  const mark = formatMessage(messages.inUse);
  const { compare } = new Intl.Collator(locale);
  const items: readonly MenuItem[] = [
    {
      id: 'standard',
      label: formatMessage(messages.standard),
      ...(isStandard ? { chosen: mark } : {}),
      onAction: () => {
        show(null);
      },
    },
    ...(views ?? [])
      .toSorted((one, other) => compare(one.name, other.name))
      .map((view) => ({
        id: view.id,
        label: view.name,
        ...(view.shared ? { hint: formatMessage(messages.shared) } : {}),
        ...(view === inUse ? { chosen: mark } : {}),
        onAction: () => {
          show(view);
        },
      })),
    ...(inUse?.own === true && isChanged
      ? [
          {
            id: 'save',
            startsGroup: true,
            label: formatMessage(messages.saveChanges, { name: inUse.name }),
            onAction: () => {
              saveChanges(inUse);
            },
          },
        ]
      : []),
    {
      id: 'save-as',
      startsGroup: !(inUse?.own === true && isChanged),
      label: `${formatMessage(messages.saveAs)}…`,
      onAction: () => {
        setDialog({ kind: 'save', view: { name: '', shared: false, ...now } });
      },
    },
    ...(inUse?.own === true
      ? [
          {
            id: 'edit',
            label: `${formatMessage(messages.edit)}…`,
            onAction: () => {
              setDialog({ kind: 'save', view: inUse });
            },
          },
        ]
      : []),
    ...(inUse?.deletable === true
      ? [
          {
            id: 'delete',
            tone: 'danger' as const,
            label: `${formatMessage(messages.delete, { name: inUse.name })}…`,
            onAction: () => {
              setDialog({ kind: 'delete', view: inUse });
            },
          },
        ]
      : []),
  ];
  return (
    <>
      {opened && (
        <MenuPopover
          {...opened}
          label={formatMessage(listMessages.views)}
          items={items}
          {...(views ? {} : { header: <Loading hasFailed={error !== null} /> })}
        />
      )}
      {dialog?.kind === 'save' && (
        <ViewDialog list={list} view={dialog.view} onSaved={handleSaved} onClose={handleClose} />
      )}
      {dialog?.kind === 'delete' && (
        <ConfirmDialog
          title={<FormattedMessage {...messages.deleteTitle} values={{ name: dialog.view.name }} />}
          confirmLabel={<FormattedMessage {...messages.deleteButton} />}
          isDanger
          isBusy={deleting.isPending}
          error={deleting.error}
          onClose={handleClose}
          onConfirm={() => {
            deleting.mutate(dialog.view, {
              onSuccess: () => {
                handleClose();
                name(null);
              },
            });
          }}
        >
          {dialog.view.shared && <FormattedMessage {...messages.deleteShared} />}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Above the menu while the views are not there. */
function Loading({ hasFailed }: { readonly hasFailed: boolean }) {
  return <FormattedMessage {...(hasFailed ? messages.notLoaded : commonMessages.loading)} />;
}
