import '../basics/contract/jitless.ts';

export * from './accounts/accountCalls.contract.ts';
export * from './accounts/accountPages.contract.ts';
export * from './accounts/settings/addressChange.contract.ts';
export * from './accounts/settings/avatar.contract.ts';
export * from './accounts/settings/cards.contract.ts';
export * from './accounts/settings/connectedSites.contract.ts';
export * from './accounts/settings/postCodes.contract.ts';
export * from './accounts/sign-in/passkeys.contract.ts';
export * from './accounts/registration/registrationFields.contract.ts';
export * from './accounts/sign-in/sessions.contract.ts';
export * from './accounts/sign-in/secondFactors.contract.ts';
export * from './accounts/settings/leaving.contract.ts';
export * from './notices/noticeChoices.contract.ts';
export * from './accounts/settings/settings.contract.ts';
export * from './accounts/sign-in/singleSignOn.contract.ts';
export * from './accounts/registration/upgrade.contract.ts';
export * from './accounts/accounts.contract.ts';
export * from './team/invitations.contract.ts';
export * from './team/users.contract.ts';
export * from './team/audit/teamAudit.contract.ts';
export * from './accounts/sign-in/passwords.contract.ts';
export * from './licensing/licenses/bulkLicenses.contract.ts';
export * from './buying/cart/cart.contract.ts';
export * from './buying/cart/cartFieldsOf.ts';
export * from './buying/orders/checkout.contract.ts';
export * from './composition/config.contract.ts';
export * from './downloads/downloads.contract.ts';
export * from './distributor.contract.ts';
export * from './composition/embedSite.contract.ts';
export * from './composition/portalScreens.contract.ts';
export * from './emi/emiBoard.contract.ts';
export * from './emi/emiJobs.contract.ts';
export * from './emi/emiLicenses.contract.ts';
export * from './emi/emiOrders.contract.ts';
export * from './emi/emiRecognized.contract.ts';
export * from './emi/emiRemarks.contract.ts';
export * from './emi/emiResults.contract.ts';
export * from './emi/emiResumableUploads.contract.ts';
export * from './emi/emiUploads.contract.ts';
export * from '../basics/contract/errors.ts';
export {
  asPrinted,
  asTyped,
  code,
  email,
  optionalCode,
  optionalPrintedText,
  optionalText,
  printedText,
  text,
  type FieldFault,
} from '../basics/contract/fields.ts';
export * from './licensing/licenses/licensePage.contract.ts';
export * from './licensing/licenses/licenses.contract.ts';
export * from './licensing/licenses/presentLicense.ts';
export * from './licensing/license-files/lm.contract.ts';
export * from './team/listViews.contract.ts';
export * from './composition/partLines.contract.ts';
export * from './notices/firstScreen.contract.ts';
export { longestOf } from '../basics/contract/longest.ts';
export * from './buying/orders/documentToken.contract.ts';
export * from './buying/orders/orderDocuments.contract.ts';
export * from './notices/noticeKinds.ts';
export * from './notices/notices.contract.ts';
export * from './buying/orders/orders.contract.ts';
export * from './buying/pricing/presentBreakdown.ts';
export * from './buying/pricing/presentPrice.ts';
export * from './buying/pricing/priceListOf.ts';
export * from './buying/pricing/pricing.contract.ts';
export * from '../basics/contract/primitives.ts';
export * from './buying/orders/payment.contract.ts';
export * from './products/product.contract.ts';
export * from './buying/quotations.contract.ts';
export * from './composition/registry.contract.ts';
export * from './composition/releaseFigures.contract.ts';
export * from './composition/releaseReports.contract.ts';
export * from './composition/search.contract.ts';
export * from './licensing/seats/seats.contract.ts';
export * from './accounts/sign-in/session.contract.ts';
export * from './usage/usageEvents.contract.ts';
export * from './usage/usageLog.contract.ts';
