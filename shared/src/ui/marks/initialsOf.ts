/** The letters that stand for a person: of a Latin name `TY`, of another its first character. */
export function initialsOf(lastName: string, firstName: string): string {
  const last = firstOf(lastName);
  return /\p{Script=Latin}/u.test(last) ? `${firstOf(firstName)}${last}`.toUpperCase() : last;
}

function firstOf(name: string): string {
  return /^./u.exec(name)?.[0] ?? '';
}
