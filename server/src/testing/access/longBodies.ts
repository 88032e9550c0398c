const kB = 1024;
const MB = 1024 * kB;

/**
 * Routes that accept a body of more than 16 kB, with size and reason. Maintained by hand, so that
 * nobody raises a limit without a reason.
 */
export const longBodies: Readonly<
  Record<'manager' | 'accounts', readonly (readonly [call: string, bytes: number, why: string])[]>
> = {
  manager: [
    ['POST /api/order/calculate', MB, 'a cart of 10,000 renewals; of visitors 16 kB'],
    ['POST /api/pdf/quotation', MB, 'a cart of 10,000 renewals; of visitors 16 kB'],
    ['POST /api/order/terms', MB, 'a cart of 10,000 renewals'],
    ['POST /api/order', MB, 'a cart of 10,000 renewals'],
    ['POST /api/licenses/bulk/release', 128 * kB, '500 licenses with whom each is used by'],
    ['POST /api/licenses/bulk/auto-continue', 128 * kB, '500 licenses'],
    ['POST /api/license/lir', 256 * kB, 'a form with a file of 64 kB'],
    ['POST /api/license/lrr', 256 * kB, 'a form with a file of 64 kB'],
    ['POST /api/releases/reports', 128 * kB, 'ten errors with their stacks'],
    ['POST /api/releases/violations', 32 * kB, 'what a browser reports in one call, by itself'],
    ['POST /api/v1/usage/events', 1000 * 2049, '1,000 events, each a line of 2,048 bytes'],
    ['POST /api/v1/demitasnx/jobs/:id/rerun', 4 * MB + kB, 'tables of classes and roles as JSON'],
    ['PUT /api/v1/demitasnx/jobs/:id/corrections', 4 * MB + kB, 'likewise'],
    ['POST /api/v1/demitasnx/uploads', 4 * MB + kB, 'likewise'],
    ['PATCH /api/v1/demitasnx/uploads/:id', 128 * MB, 'a board, or a piece of it'],
    ['POST /api/v1/demitasnx/post', 131 * MB, 'a form with a board of 128 MB and both tables'],
    ['POST /operator/teams', MB, 'a team with 10,000 licenses'],
    ['POST /operator/teams/:team/usage-events', 1000 * 2052, '1,000 events of another system'],
    ['POST /operator/releases/:remote', 96 * MB, 'files of 32 MB and their source maps in base64'],
    ['POST /operator/installers', 256 * kB, 'release notes of 20,000 characters, twice'],
    ['PUT /operator/installers/uploads/:upload/:part', 8 * MB, 'a part of an installer'],
    ['POST /operator/bank-lines', 2 * MB, 'a bank statement as CSV'],
  ],
  accounts: [
    ['PUT /api/user/avatar', 2 * MB + 4 * kB, 'a form with a picture of 2 MB'],
    ['POST /api/factors/passkeys', 96 * kB, 'a passkey with the attestation of its key'],
    ['POST /api/invitations/import', 400 * kB, 'a CSV file of 100,000 characters'],
  ],
};
