/**
 * Whether a text is an issuer's registration number: `T` and a corporate number, whose first digit
 * is the check digit of the following twelve: 9 − (Σ digit × weight mod 9) with alternating weights
 * 1 and 2 from the right (Ordinance on the designation of corporate numbers, article 2).
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
