import './jitless.ts';

export * from './accountCalls.ts';
export * from './accountPages.ts';
export * from './accounts/addressChange.ts';
export * from './accounts/avatar.ts';
export * from './accounts/cards.ts';
export * from './accounts/connectedSites.ts';
export * from './accounts/postCodes.ts';
export * from './accounts/passkeys.ts';
export * from './accounts/registrationFields.ts';
export * from './accounts/sessions.ts';
export * from './accounts/secondFactors.ts';
export * from './accounts/leaving.ts';
export * from './accounts/noticeChoices.ts';
export * from './accounts/settings.ts';
export * from './accounts/singleSignOn.ts';
export * from './accounts/upgrade.ts';
export * from './accounts.ts';
export * from './accounts/invitations.ts';
export * from './accounts/users.ts';
export * from './accounts/teamAudit.ts';
export * from './accounts/passwords.ts';
export * from './bulkLicenses.ts';
export * from './cart.ts';
export * from './cartFieldsOf.ts';
export * from './checkout.ts';
export * from './config.ts';
export * from './downloads.ts';
export * from './distributor.ts';
export * from './embedSite.ts';
export * from './portalScreens.ts';
export * from './emi/emiBoard.ts';
export * from './emi/emiJobs.ts';
export * from './emi/emiLicenses.ts';
export * from './emi/emiOrders.ts';
export * from './emi/emiResults.ts';
export * from './emi/emiResumableUploads.ts';
export * from './emi/emiUploads.ts';
export * from './errors.ts';
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
} from './fields.ts';
export * from './licensePage.ts';
export * from './licenses.ts';
export * from './lm.ts';
export * from './partLines.ts';
export * from './firstScreen.ts';
export { longestOf } from './longest.ts';
export * from './documentToken.ts';
export * from './orderDocuments.ts';
export * from './notices.ts';
export * from './orders.ts';
export * from './presentBreakdown.ts';
export * from './presentListedOrder.ts';
export * from './presentPrice.ts';
export * from './priceListOf.ts';
export * from './pricing.ts';
export * from './primitives.ts';
export * from './quotations.ts';
export * from './registry.ts';
export * from './releaseFigures.ts';
export * from './releaseReports.ts';
export * from './search.ts';
export * from './seats.ts';
export * from './session.ts';
export * from './usage/usageEvents.ts';
export * from './usage/usageLog.ts';
