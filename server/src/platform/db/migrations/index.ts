import type { Migration } from 'kysely';
import { foundation } from './0001_foundation.ts';
import { sessionRefresh } from './0002_session_refresh.ts';
import { auditChain } from './0003_audit_chain.ts';
import { accounts } from './0010_accounts.ts';
import { licenses } from './0020_licenses.ts';
import { licenseNonces } from './0021_license_nonces.ts';
import { registry } from './0030_registry.ts';
import { releaseHistory } from './0031_release_history.ts';
import { downloads } from './0040_downloads.ts';
import { distributor } from './0060_distributor.ts';
import { prices } from './0070_prices.ts';
import { quotations } from './0071_quotations.ts';
import { orders } from './0080_orders.ts';
import { orderLife } from './0081_order_life.ts';
import { sandboxGateway } from './0082_sandbox_gateway.ts';
import { orderDocuments } from './0083_order_documents.ts';
import { backOffice } from './0084_back_office.ts';
import { licenseMonth } from './0090_license_month.ts';
import { callLimits } from './0100_call_limits.ts';
import { mailLocale } from './0101_mail_locale.ts';
import { operatorTokens } from './0102_operator_tokens.ts';
import { teamCountry } from './0103_team_country.ts';
import { valueLists } from './0104_value_lists.ts';
import { usageLog } from './0105_usage_log.ts';
import { usageReport } from './0107_usage_report.ts';
import { mailKindsAndPictures } from './0106_mail_kinds.ts';
import { emi } from './0108_emi.ts';
import { formerDevicePeople } from './0109_former_device_people.ts';
import { emiOrders } from './0110_emi_orders.ts';
import { emiUploads } from './0111_emi_uploads.ts';
import { payingByCard } from './0112_paying_by_card.ts';
import { standaloneTimes } from './0113_standalone_times.ts';
import { emiPartialUploads } from './0114_emi_partial_uploads.ts';
import { emiResults } from './0115_emi_results.ts';
import { auditPersonal } from './0116_audit_personal.ts';
import { people } from './0117_people.ts';
import { registrationSteps } from './0118_registration_steps.ts';
import { cardSharing } from './0119_card_sharing.ts';
import { notices } from './0120_notices.ts';
import { passwordResets } from './0121_password_resets.ts';
import { hostedCards } from './0122_hosted_cards.ts';
import { sessionProofs } from './0123_session_proofs.ts';
import { sessionDevices } from './0124_session_devices.ts';
import { secondFactors } from './0125_second_factors.ts';
import { addressChanges } from './0126_address_changes.ts';
import { leaving } from './0127_leaving.ts';
import { noticeMails } from './0128_notice_mails.ts';
import { avatarAndNewsletter } from './0129_avatar_and_newsletter.ts';
import { passkeys } from './0130_passkeys.ts';
import { staff } from './0131_staff.ts';
import { singleSignOn } from './0132_single_sign_on.ts';
import { releaseActs } from './0133_release_acts.ts';
import { staffAtManager } from './0134_staff_at_manager.ts';
import { canaries } from './0135_canaries.ts';
import { releaseTransfers } from './0136_release_transfers.ts';
import { releaseFigures } from './0137_release_figures.ts';
import { releasePartFailures } from './0138_release_part_failures.ts';
import { sites } from './0139_sites.ts';
import { factorProofs } from './0140_factor_proofs.ts';
import { joiningProofs } from './0141_joining_proofs.ts';
import { provisionedAccounts } from './0142_provisioned_accounts.ts';
import { factorResets } from './0143_factor_resets.ts';
import { bankLayouts } from './0144_bank_layouts.ts';
import { gradualReleases } from './0145_gradual_releases.ts';
import { bankLineOrders } from './0146_bank_line_orders.ts';
import { emiCorrections } from './0147_emi_corrections.ts';
import { emiThreads } from './0148_emi_threads.ts';
import { listViews } from './0149_list_views.ts';
import { passkeySignIn } from './0150_passkey_sign_in.ts';
import { emiProgress } from './0151_emi_progress.ts';
import { firstSignIn } from './0152_first_sign_in.ts';

/** All migrations by name; the number is the order: one sequence from 0100 on. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_foundation': foundation,
  '0002_session_refresh': sessionRefresh,
  '0003_audit_chain': auditChain,
  '0010_accounts': accounts,
  '0020_licenses': licenses,
  '0021_license_nonces': licenseNonces,
  '0030_registry': registry,
  '0031_release_history': releaseHistory,
  '0040_downloads': downloads,
  '0060_distributor': distributor,
  '0070_prices': prices,
  '0071_quotations': quotations,
  '0080_orders': orders,
  '0081_order_life': orderLife,
  '0082_sandbox_gateway': sandboxGateway,
  '0083_order_documents': orderDocuments,
  '0084_back_office': backOffice,
  '0090_license_month': licenseMonth,
  '0100_call_limits': callLimits,
  '0101_mail_locale': mailLocale,
  '0102_operator_tokens': operatorTokens,
  '0103_team_country': teamCountry,
  '0104_value_lists': valueLists,
  '0105_usage_log': usageLog,
  '0106_mail_kinds': mailKindsAndPictures,
  '0107_usage_report': usageReport,
  '0108_emi': emi,
  '0109_former_device_people': formerDevicePeople,
  '0110_emi_orders': emiOrders,
  '0111_emi_uploads': emiUploads,
  '0112_paying_by_card': payingByCard,
  '0113_standalone_times': standaloneTimes,
  '0114_emi_partial_uploads': emiPartialUploads,
  '0115_emi_results': emiResults,
  '0116_audit_personal': auditPersonal,
  '0117_people': people,
  '0118_registration_steps': registrationSteps,
  '0119_card_sharing': cardSharing,
  '0120_notices': notices,
  '0121_password_resets': passwordResets,
  '0122_hosted_cards': hostedCards,
  '0123_session_proofs': sessionProofs,
  '0124_session_devices': sessionDevices,
  '0125_second_factors': secondFactors,
  '0126_address_changes': addressChanges,
  '0127_leaving': leaving,
  '0128_notice_mails': noticeMails,
  '0129_avatar_and_newsletter': avatarAndNewsletter,
  '0130_passkeys': passkeys,
  '0131_staff': staff,
  '0132_single_sign_on': singleSignOn,
  '0133_release_acts': releaseActs,
  '0134_staff_at_manager': staffAtManager,
  '0135_canaries': canaries,
  '0136_release_transfers': releaseTransfers,
  '0137_release_figures': releaseFigures,
  '0138_release_part_failures': releasePartFailures,
  '0139_sites': sites,
  '0140_factor_proofs': factorProofs,
  '0141_joining_proofs': joiningProofs,
  '0142_provisioned_accounts': provisionedAccounts,
  '0143_factor_resets': factorResets,
  '0144_bank_layouts': bankLayouts,
  '0145_gradual_releases': gradualReleases,
  '0146_bank_line_orders': bankLineOrders,
  '0147_emi_corrections': emiCorrections,
  '0148_emi_threads': emiThreads,
  '0149_list_views': listViews,
  '0150_passkey_sign_in': passkeySignIn,
  '0151_emi_progress': emiProgress,
  '0152_first_sign_in': firstSignIn,
};
