import { aTeam, aUser } from '@portal/shared/testing';
import { whoseSession } from './whoseSession.ts';

const user = aUser({ id: 'user-1', teams: [aTeam({ id: 'team-1' })] });

describe('whoseSession', () => {
  it.each([
    ['same', { user_id: 'user-1', team_id: 'team-1' }],
    ['same', { user_id: 'user-1' }],
    ['other_team', { user_id: 'user-1', team_id: 'team-2' }],
    ['other_team', { user_id: 'user-1', team_id: null }],
    ['other_person', { user_id: 'user-2', team_id: 'team-1' }],
    ['nobody', { user_id: null, team_id: null }],
  ] as const)('says %s of %j', (whose, now) => {
    expect(whoseSession({ csrf_token: 'token', ...now }, user)).toBe(whose);
  });
});
