import { companyRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';

/** The form of the company details: its fields have the names of the call, which takes them all. */
export const companyForm = companyRequestSchema;
export type CompanyForm = z.infer<typeof companyForm>;
