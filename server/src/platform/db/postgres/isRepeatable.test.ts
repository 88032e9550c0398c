import { describe, expect, it } from '@jest/globals';
import { isRepeatable } from './isRepeatable.ts';

describe('isRepeatable', () => {
  it.each([
    'begin',
    'START TRANSACTION isolation level serializable',
    'select "id" from "manager"."license" where "team_id" = $1',
    '\n  select count(*) from manager.order where (status = 0)',
    'select id from manager.license where id = $1 for update',
  ])('is true for a statement that begins a transaction or only reads: %s', (statement) => {
    expect(isRepeatable(statement)).toBe(true);
  });

  it.each([
    "select nextval('manager.order_number')",
    "select setval ('a', 1)",
    'select pg_notify($1, $2)',
    'select pg_advisory_xact_lock(1)',
    "select set_config('a', 'b', false)",
    'select lo_unlink(1)',
    'select manager.take_number($1)',
    'select "accounts"."end_session"($1)',
    'select * into copy from manager.license',
    'with gone as (delete from manager.license returning id) select * from gone',
    'insert into manager.license default values',
    'update manager.license set version = 1',
    'commit',
    'selected',
  ])('is false for a statement that may change something: %s', (statement) => {
    expect(isRepeatable(statement)).toBe(false);
  });
});
