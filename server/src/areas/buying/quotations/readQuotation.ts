import type { Locale } from '@portal/shared/domain';
import { quotationFormSchema, quotationRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod';
import { printedFields, unprintable } from '../../../platform/http/printedFields.ts';
import { CartError } from '../cart-pricing/CartRefusal.ts';
import { cartMessages } from '../cart-pricing/readCart.ts';
import { formMessage, isFormField, unprintableMessage } from './formMessages.ts';

type QuotationRequest = z.output<typeof quotationRequestSchema>;

/**
 * Reads a request for a quotation.
 * @throws CartError `invalid` with a message for each field; form fields use their own names
 */
export async function readQuotation(body: unknown, locale: Locale): Promise<QuotationRequest> {
  const read = quotationRequestSchema.safeParse(body);
  if (!read.success) {
    const { issues } = read.error;
    const ofForm = issues.flatMap(({ path, message }) => {
      const [outer, field] = path.map(String);
      if (outer !== 'form' || field === undefined || !isFormField(field)) return [];
      return [[field, formMessage(field, message, locale)] as const];
    });
    const others = issues.filter(({ path }) => !isFormField(String(path[1])));
    throw new CartError('invalid', {
      ...cartMessages(others, locale),
      ...Object.fromEntries(ofForm),
    });
  }
  await requirePrintable(read.data.form, locale);
  return read.data;
}

/**
 * Refuses names with characters that the document fonts lack: a name with a gap is worse than none.
 */
async function requirePrintable(form: QuotationRequest['form'], locale: Locale): Promise<void> {
  const missing = await unprintable(printedFields(quotationFormSchema), form);
  if (missing.size === 0) return;
  const messages = [...missing].map(
    ([field, characters]) => [field, unprintableMessage(characters, locale)] as const,
  );
  throw new CartError('invalid', Object.fromEntries(messages));
}
