export { defineLifecycles } from './defineLifecycles.tsx';
export { definePortalElement } from './definePortalElement.tsx';
