/** What a person may do in a team, from `config.accounts.roles`. */
export type RoleKey = 'owner' | 'admin' | 'guest';
/** What a team has, from `config.accounts.editions`. */
export type EditionKey = 'community' | 'professional';
