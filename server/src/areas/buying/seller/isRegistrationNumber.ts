/**
 * Whether a text is an issuer's registration number: `T` and a corporate number, whose first digit
 * checks the twelve after it: 9 − (Σ digit × weight mod 9), the weights being 1 and 2 in turn from
 * the right (Ordinance on the designation of corporate numbers, article 2).
 */
export function isRegistrationNumber(text: string): boolean {
  const [, check, rest] = /^T(\d)(\d{12})$/.exec(text) ?? [];
  if (check === undefined || rest === undefined) return false;
  const sum = Array.from(rest).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 2 : 1),
    0,
  );
  return Number(check) === 9 - (sum % 9);
}
