import type { AccessTable } from './accessGroups.ts';

/** All routes of accounts with their groups; `HEAD` is included in `GET`. */
export const accountsAccess: AccessTable = [
  [
    'ownProof',
    `
      GET /.well-known/openid-configuration
      POST /.well-known/openid-configuration
      GET /oidc/*
      POST /oidc/*
      GET /api/user/me`,
  ],
  // Pages of signed-in people redirect visitors to sign-in; their calls are below.
  [
    'anybody',
    `
      GET /health
      GET /face/:file
      GET /ready
      GET /sign_in/:uid
      POST /sign_in/:uid
      POST /sign_in/:uid/sso
      GET /sign_in/:uid/sso
      GET /sign_in/:uid/sso/join
      POST /sign_in/:uid/sso/join
      GET /sign_in/:uid/sso/join/:token
      POST /sign_in/:uid/sso/join/mail
      POST /sign_in/:uid/sso/join/passkey
      POST /sign_in/:uid/sso/join/proof
      POST /sign_in/:uid/sso/register
      GET /factor-reset/:token
      POST /api/factor-reset/stop
      GET /sso/callback
      GET /sso/domain/:token
      POST /api/sso/domain/confirm
      GET /sso
      POST /sign_in/:uid/factor
      POST /sign_in/:uid/passkey
      POST /sign_in/:uid/passkey/begin
      POST /sign_in/:uid/passkey/finish
      POST /sign_in/:uid/totp/confirm
      GET /sign_up
      POST /api/registrations
      GET /sign_up/confirm/:token
      POST /api/registrations/confirm
      PUT /api/registrations/survey
      GET /password/reset
      GET /password/reset/:token
      POST /api/password/reset
      POST /api/password/reset/confirm
      GET /api/session
      GET /api/session/keep
      GET /invitation/:token
      GET /invitation/:token/sign_in
      POST /api/invitations/look
      POST /api/invitations/register
      GET /assets/:file
      GET /avatars/:avatar
      GET /api/postcodes/:code
      GET /address/:token
      POST /api/address/look
      POST /api/address/agree
      POST /api/address/refuse
      GET /
      GET /user
      GET /security
      GET /sessions
      GET /sites
      GET /site_answer
      GET /connect/:uid
      POST /connect/:uid
      GET /team
      GET /users
      GET /audit
      GET /settings
      GET /creditcard
      GET /upgrade
      GET /leave
      GET /left
      GET /notices
      GET /come_back/:uid
      POST /come_back/:uid
      GET /signed_in`,
  ],
  [
    'members',
    `
      PUT /api/password
      POST /api/proof
      POST /api/proof/passkey
      GET /sso/prove
      GET /api/factors
      POST /api/factors/passkeys/options
      POST /api/factors/passkeys
      PUT /api/factors/passkeys/:id
      DELETE /api/factors/passkeys/:id
      POST /api/factors/totp
      POST /api/factors/totp/confirm
      DELETE /api/factors/totp
      DELETE /api/factors/reset
      POST /api/factors/recovery-codes
      GET /api/user
      PUT /api/user
      GET /api/user/address
      POST /api/user/address
      DELETE /api/user/address
      PUT /api/user/avatar
      DELETE /api/user/avatar
      GET /api/sessions
      DELETE /api/sessions
      DELETE /api/sessions/:id
      GET /api/sites
      DELETE /api/sites/:name
      POST /api/invitations/accept
      GET /api/notices
      POST /api/notices/read
      GET /api/notices/choices
      PUT /api/notices/choices
      GET /api/leaving
      POST /api/leaving
      GET /api/user/data.zip`,
  ],
  [
    'managers',
    `
      GET /api/users
      PUT /api/users/:id
      DELETE /api/users/:id
      POST /api/invitations
      POST /api/invitations/import
      PUT /api/invitations/:id
      POST /api/invitations/:id/send
      DELETE /api/invitations/:id
      GET /api/audit
      GET /api/audit.csv
      GET /api/settings
      PUT /api/settings
      GET /api/cards
      POST /api/cards
      DELETE /api/cards/:id
      PUT /api/cards/:id/default`,
  ],
  [
    'owners',
    `
      POST /api/users/:id/owner
      POST /api/users/:id/factor-reset
      DELETE /api/users/:id/factor-reset`,
  ],
  ['professionals', 'GET /api/team'],
  ['buyers', 'PUT /api/team'],
  [
    'buyingOwners',
    `
      GET /api/sso
      PUT /api/sso
      DELETE /api/sso
      POST /api/sso/on
      POST /api/sso/off
      POST /api/sso/domain/record
      POST /api/sso/domain/mail
      POST /api/sso/test`,
  ],
  ['communityManagers', 'GET /api/team/upgrade'],
  ['communityOwners', 'POST /api/team/upgrade'],
];
