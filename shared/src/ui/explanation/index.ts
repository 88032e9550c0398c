export { Explanation } from './Explanation.tsx';
export { ExplanationDialog } from './ExplanationDialog.tsx';
