export { createPreview } from './createPreview.tsx';
