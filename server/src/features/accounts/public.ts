export { blockAccount, unblockAccount } from './use-cases/block-account.ts';
export { isStaff } from './use-cases/set-staff-role.ts';
export {
  addAccount,
  findContractingParties,
  findPublicProfiles,
  findLogin,
  findPeople,
  findPostalAddresses,
  countGranted,
  findPeopleOf,
  findPerson,
  findPersonByEmail,
  findReachable,
  type PublicProfile,
  type Login,
  type NewAccount,
  type Person,
  type Reachable,
} from './store.ts';
export { findSiteUsed } from './sessions/store.ts';
export { startSession, type LoggedIn } from './use-cases/start-session.ts';
export { hashNewPassword, hashPassword } from './passwords.ts';
export { personIn, publicTokens, viewerIn, viewerOf } from './sessions/tokens.ts';
export { lockAccount, releaseAccount } from './profile/store.ts';
export { getProfile } from './use-cases/get-profile.ts';
export { openIdentification, updateUserProfile } from './use-cases/update-user-profile.ts';
export {
  bindIdentity,
  FACEBOOK_ISSUER,
  findConfirmedNames,
  findIdentity,
  hasConfirmedName,
} from './identity/store.ts';
export { createIdentification, withStatus, type Identification } from './http/identification.ts';
export { recordIdentity } from './use-cases/record-identity.ts';
export { findConfirmed } from './use-cases/find-confirmed.ts';
export { findIdentified, type Identified } from './use-cases/find-identified.ts';
export {
  hasTestIdentities,
  identityNameIn,
  TEST_CLIENT_ID,
  TEST_CLIENT_SECRET,
  TEST_ISSUER,
  TEST_ISSUER_PATH,
} from './identity/openid.ts';
export { LanguageType } from './graphql.ts';
export { authRoutes } from './http/auth-routes.ts';
export { bearerOf, endFormerSession } from './http/end-former-session.ts';
export { LINK_BY_ADDRESS } from './http/limits.ts';
export { switchStrongLogin, requiresStrongLogin } from './strong-logins/store.ts';
export { requireBestProof, requireFreshProof } from './use-cases/prove.ts';
export { proveByIdentity } from './use-cases/prove-by-identity.ts';
export { safeguardRoutes, withSafeguards } from './safeguard.ts';
export { openAccount, type Newcomer } from './use-cases/open-account.ts';
export { changeGrants } from './change-grants.ts';
