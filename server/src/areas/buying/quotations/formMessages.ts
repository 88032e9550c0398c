import type { Locale } from '@portal/shared/domain';
import type { FieldFault } from '@portal/shared/contracts';

type FormField = 'company' | 'user_name' | 'email' | 'tel';

const fields: Readonly<Record<Locale, Readonly<Record<FormField, string>>>> = {
  en: { company: 'company name', user_name: 'contact name', email: 'email', tel: 'phone number' },
  ja: { company: '会社名', user_name: '担当者名', email: 'メールアドレス', tel: '電話番号' },
};

type Sentence = (field: string) => string;
const sentences: Readonly<
  Record<Locale, Readonly<Partial<Record<FieldFault, Sentence>>> & { readonly other: Sentence }>
> = {
  en: {
    required: (field) => `Please enter your ${field}.`,
    too_long: (field) => `The ${field} is too long.`,
    not_an_email: () => 'Enter an email address like name@example.com.',
    not_a_phone_number: () => 'Enter a phone number of digits, spaces and hyphens.',
    not_plain_text: (field) => `Remove line breaks and invisible characters from the ${field}.`,
    other: () => 'This entry is not valid.',
  },
  ja: {
    required: (field) => `${field}を入力してください。`,
    too_long: (field) => `${field}が長すぎます。`,
    not_an_email: () => 'メールアドレスは name@example.com の形式で入力してください。',
    not_a_phone_number: () => '電話番号は半角の数字とハイフンで入力してください。',
    not_plain_text: (field) => `${field}から改行や表示されない文字を取り除いてください。`,
    other: () => 'この項目の値が正しくありません。',
  },
};

export function isFormField(name: string): name is FormField {
  return Object.hasOwn(fields.en, name);
}

/** The message for a form field, by the fault code of the contract. */
export function formMessage(field: FormField, fault: string, locale: Locale): string {
  const words = sentences[locale];
  return (isFault(fault) ? (words[fault] ?? words.other) : words.other)(fields[locale][field]);
}

/** Lists the characters that our fonts lack, with a remedy. */
export function unprintableMessage(characters: readonly string[], locale: Locale): string {
  const named = characters.slice(0, 5).join(' ');
  return locale === 'ja'
    ? `次の文字は印刷できないため、取り除くか別の文字に置き換えてください: ${named}`
    : `Remove or replace these characters, which cannot be printed: ${named}`;
}

function isFault(fault: string): fault is FieldFault {
  return Object.hasOwn(sentences.en, fault) && fault !== 'other';
}
