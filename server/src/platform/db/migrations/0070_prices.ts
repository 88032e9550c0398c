import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // A row applies from its day until the next one of the same product and currency. Minor units,
  // without tax.
  `create table manager.price (
    product text not null check (product in ('cd', 'pd')),
    currency text not null check (currency in ('JPY', 'USD')),
    valid_from date not null,
    month_price bigint not null check (month_price between 0 and 100000000),
    year_price bigint not null check (year_price between 0 and 1000000000),
    primary key (product, currency, valid_from)
  )`,
  // All tiers of a rule's latest day apply together. A rule without discounts has one tier at rate
  // 0.
  `create table manager.discount_tier (
    rule text not null check (rule in ('volume', 'duration')),
    valid_from date not null,
    threshold integer not null check (threshold > 0),
    rate_bp integer not null check (rate_bp between 0 and 10000),
    primary key (rule, valid_from, threshold)
  )`,
  `insert into manager.price (product, currency, valid_from, month_price, year_price) values
    ('cd', 'JPY', '2020-01-01', 15000, 150000),
    ('cd', 'USD', '2020-01-01', 12000, 120000),
    ('pd', 'JPY', '2020-01-01', 20000, 200000),
    ('pd', 'USD', '2020-01-01', 16000, 160000)`,
  `insert into manager.discount_tier (rule, valid_from, threshold, rate_bp) values
    ('volume', '2020-01-01', 5, 500),
    ('volume', '2020-01-01', 11, 1000),
    ('volume', '2020-01-01', 21, 1500),
    ('volume', '2020-01-01', 31, 2000),
    ('duration', '2020-01-01', 2, 300),
    ('duration', '2020-01-01', 3, 500),
    ('duration', '2020-01-01', 4, 800),
    ('duration', '2020-01-01', 5, 1000)`,
];

/** Dated prices and discounts, with initial values. */
export const prices: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
