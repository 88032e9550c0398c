import { companyRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';

/** The schema of the company form: its fields have the names of the call's fields. */
export const companyForm = companyRequestSchema;
export type CompanyForm = z.infer<typeof companyForm>;
