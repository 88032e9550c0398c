import { plainCode } from '@portal/shared/domain';

/** A company's name for comparison. */
export interface PayerName {
  /** Without the form, blanks and signs. */
  readonly name: string;
  /** What kind of company it says it is; a name without one fits all. */
  readonly form: Form | undefined;
}

/** Forms of companies as papers and banks write them, in front of or behind the name. */
const forms = {
  stock:
    /^(?:株式会社|カブシキガイシヤ|\(株\)|\(?カ\)|K ?K )|(?:株式会社|カブシキガイシヤ|\(株\)|\(カ\)?| K ?K)$/u,
  limited:
    /^(?:有限会社|ユウゲンガイシヤ|\(有\)|\(?ユ\))|(?:有限会社|ユウゲンガイシヤ|\(有\)|\(ユ\)?)$/u,
  joint:
    /^(?:合同会社|ゴウドウガイシヤ|\(同\)|\(?ド\))|(?:合同会社|ゴウドウガイシヤ|\(同\)|\(ド\)?)$/u,
} as const;
type Form = keyof typeof forms;
/** Companies of every form call themselves so. */
const english = /(?: CO)?(?: (?:LTD|LIMITED|INC|CORP|LLC))$/u;

/** How money came, in front of who has sent it; and order numbers, which anybody may write. */
const noName = /^(?:振込|フリコミ|送金|入金)\d*$|^S?[\d-]{11,}$/u;
const large = ['アイウエオツヤユヨワカケ', 'ァィゥェォッャュョヮヵヶ'] as const;

/**
 * Who has paid, for comparison with the name of a team: half-width kana composed, small kana large as
 * banks write them, hiragana as katakana, every dash and long vowel alike, without blanks and signs.
 * What kind of company it is stands apart: two companies may differ by it alone.
 */
export function payerName(text: string): PayerName {
  const words = bankKana(plainCode(text).toUpperCase()).split(/[\s.,・*]/u);
  const whole = words.filter((word) => word !== '' && !noName.test(word)).join(' ');
  const plain = whole.replace(/^S?\d{11}(?!\d)/u, '').replace(english, '');
  const form = (['stock', 'limited', 'joint'] as const).find((each) => forms[each].test(plain));
  const name = form ? plain.replace(forms[form], '') : plain;
  return { name: name.replaceAll(/[\s()]/gu, ''), form };
}

/** Whether two names can be one company's. */
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
