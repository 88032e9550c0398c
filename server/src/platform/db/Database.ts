import type { AccountSecurityTables } from './tables/accountSecurity.ts';
import type { AccountsTables } from './tables/accounts.ts';
import type { DownloadsTables } from './tables/downloads.ts';
import type { DistributorTables } from './tables/distributor.ts';
import type { EmiTables } from './tables/emi.ts';
import type { FoundationTables } from './tables/foundation.ts';
import type { LeavingTables } from './tables/leaving.ts';
import type { LicensesTables } from './tables/licenses.ts';
import type { ListViewsTables } from './tables/listViews.ts';
import type { NoticesTables } from './tables/notices.ts';
import type { OperatorTables } from './tables/operator.ts';
import type { OrderDocumentsTables } from './tables/orderDocuments.ts';
import type { OrdersTables } from './tables/orders.ts';
import type { PricesTables } from './tables/prices.ts';
import type { QuotationsTables } from './tables/quotations.ts';
import type { RegistryTables } from './tables/registry.ts';
import type { ReleaseFiguresTables } from './tables/releaseFigures.ts';
import type { SandboxTables } from './tables/sandbox.ts';
import type { SingleSignOnTables } from './tables/singleSignOn.ts';
import type { SitesTables } from './tables/sites.ts';
import type { UsageTables } from './tables/usage.ts';

/** All tables by schema, one part per area. Types follow `db/parsers.ts`. */
export interface Database
  extends
    FoundationTables,
    AccountsTables,
    AccountSecurityTables,
    LeavingTables,
    LicensesTables,
    RegistryTables,
    ReleaseFiguresTables,
    DownloadsTables,
    DistributorTables,
    EmiTables,
    PricesTables,
    QuotationsTables,
    OrdersTables,
    OrderDocumentsTables,
    ListViewsTables,
    NoticesTables,
    OperatorTables,
    SandboxTables,
    SingleSignOnTables,
    SitesTables,
    UsageTables {}
