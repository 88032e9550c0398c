export { Controller } from 'react-hook-form';
export { AllRequired } from './AllRequired.tsx';
export { ErrorSummary } from './ErrorSummary.tsx';
export { FieldGrid } from './FieldGrid.ts';
export { fileWith } from './fileWith.ts';
export { showFieldMessages } from './showFieldMessages.ts';
export { submitForm } from './submitForm.ts';
export { useZodForm } from './useZodForm.ts';
