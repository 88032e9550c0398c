import type { Module } from '../../platform/http/createApp.ts';
import { storeRoutes } from './cart-pricing/cart-pricing.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { exportRoutes } from './documents/export/export.routes.ts';
import { emiOrdersRoutes } from './emi-orders/emi-orders.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { quotationsRoutes } from './quotations/quotations.routes.ts';

/** The modules of the area on the portal's own origin. */
export const buyingModules: readonly Module[] = [
  storeRoutes,
  quotationsRoutes,
  checkoutRoutes,
  ordersRoutes,
  paymentsRoutes,
  documentsRoutes,
  exportRoutes,
  emiOrdersRoutes,
];
