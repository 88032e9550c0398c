import { plainCode } from '@portal/shared/domain';

/** A company name, normalized for comparison. */
interface PayerName {
  /** Without the legal form, blanks and punctuation. */
  readonly name: string;
  /** Legal form; a name without one matches all. */
  readonly form: Form | undefined;
}

/** Legal forms on papers and in banks' kana, before or after the name. */
const forms = {
  stock:
    /^(?:株式会社|カブシキガイシヤ|\(株\)|\(?カ\)|K ?K )|(?:株式会社|カブシキガイシヤ|\(株\)|\(カ\)?| K ?K)$/u,
  limited:
    /^(?:有限会社|ユウゲンガイシヤ|\(有\)|\(?ユ\))|(?:有限会社|ユウゲンガイシヤ|\(有\)|\(ユ\)?)$/u,
  joint:
    /^(?:合同会社|ゴウドウガイシヤ|\(同\)|\(?ド\))|(?:合同会社|ゴウドウガイシヤ|\(同\)|\(ド\)?)$/u,
} as const;
type Form = keyof typeof forms;
/** Companies of every legal form use these. */
const english = /(?: CO)?(?: (?:LTD|LIMITED|INC|CORP|LLC))$/u;

/** Payment methods before the payer's name, and order numbers, which anybody may write. */
const noName = /^(?:振込|フリコミ|送金|入金)\d*$|^S?[\d-]{11,}$/u;
const large = ['アイウエオツヤユヨワカケ', 'ァィゥェォッャュョヮヵヶ'] as const;

/**
 * Normalizes a payer's name to compare it with a team's name: composes half-width kana, enlarges
 * small kana as banks do, converts hiragana to katakana, unifies dashes and long vowels, and drops
 * blanks and punctuation. The legal form is separate, since two companies may differ only by it.
 */
export function payerName(text: string): PayerName {
  const words = bankKana(plainCode(text).toUpperCase()).split(/[\s.,・*]/u);
  const whole = words.filter((word) => word !== '' && !noName.test(word)).join(' ');
  const plain = whole.replace(/^S?\d{11}(?!\d)/u, '').replace(english, '');
  const form = (['stock', 'limited', 'joint'] as const).find((each) => forms[each].test(plain));
  const name = form ? plain.replace(forms[form], '') : plain;
  return { name: name.replaceAll(/[\s()]/gu, ''), form };
}

/** Whether two names may belong to one company. */
export function isSamePayer(one: PayerName, other: PayerName): boolean {
  const isOneForm = one.form === undefined || other.form === undefined || one.form === other.form;
  return one.name !== '' && one.name === other.name && isOneForm;
}

/** Kana as banks write them. */
function bankKana(text: string): string {
  return text
    .replaceAll(/[ぁ-ゖ]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0x60))
    .replaceAll(/[ァィゥェォッャュョヮヵヶ]/gu, (sign) => large[0].charAt(large[1].indexOf(sign)))
    .replaceAll('ー', '-');
}
