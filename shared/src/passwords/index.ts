// Has long lists of words: pages load it when somebody chooses a password, and not before.
export { ratePassword, type PasswordRating } from './ratePassword.ts';
