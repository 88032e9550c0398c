export function ThrowingScreen(): never {
  throw new Error('The fixture fails on purpose');
}
