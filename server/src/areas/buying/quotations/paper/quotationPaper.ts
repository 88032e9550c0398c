import { toCalendarDay } from '@portal/shared/domain';
import type { BusinessPaper } from '@portal/paper/BusinessPaper.ts';
import { documentFormats } from '@portal/paper/documentFormats.ts';
import { describeIssuer } from '../../seller/describeIssuer.ts';
import { quotationContent } from './quotationContent.ts';
import type { QuotationSnapshot } from '../../cart-pricing/quoted/storedQuotation.ts';
import { quotationTexts } from './quotationTexts.ts';

/** The complete content of a quotation, in the language of its snapshot. */
export function quotationPaper(snapshot: QuotationSnapshot): BusinessPaper {
  const { locale, vendor, form, number, issued_on, valid_until, list, breakdown } = snapshot;
  const texts = quotationTexts[locale];
  const { day } = documentFormats(locale, list.currency);
  const content = quotationContent(snapshot);
  const [, amount] = content.total;
  return {
    locale,
    title: texts.title,
    number,
    dated: issued_on,
    addressee: {
      name: texts.addressee(form.company),
      contact: texts.contact(form.user_name),
      reach: `${texts.tel} ${form.tel}   ${form.email}`,
    },
    greeting: texts.greeting,
    facts: [
      [texts.number, number],
      [texts.issued, day(toCalendarDay(issued_on))],
      [texts.validUntil, day(toCalendarDay(valid_until))],
    ],
    issuer: describeIssuer(vendor, { locale, country: snapshot.country }),
    amount: [texts.amount(breakdown.tax.percent > 0), amount],
    columns: texts.columns,
    ...content,
    taxTitle: texts.taxTitle,
    remarksTitle: texts.remarks,
  };
}
