export { ConfirmDialog } from './ConfirmDialog.tsx';
export { Dialog } from './Dialog.tsx';
export { DiscardQuestion } from './DiscardQuestion.tsx';
export { FileField } from './FileField.tsx';
export { MenuPopover } from './MenuPopover.tsx';
export { Select } from './Select.tsx';
export { Tooltip } from './Tooltip.tsx';
export { TopSnackbar } from './TopSnackbar.tsx';
