import type { PortalScope } from '../PortalScope.ts';

declare const __webpack_require__: { readonly portalScope: PortalScope };

/** The scope in which this instance of the core runs. */
export const scope = __webpack_require__.portalScope;
