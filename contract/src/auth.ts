import type { ApiError } from './operation.ts';

/**
 * The path of the REST calls for logging in. Most are `POST` with a JSON body. `GET options` lists the ways to
 * log in. A login by the identity provider redirects the browser to `GET idp/login` and `GET idp/callback`.
 */
export const AUTH_PATH = '/api/auth';

/** Valid for 20 minutes and for seven days. The refresh token can be used once. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface UserInfo {
  _id: string;
  name: string;
  email: string;
}

/** The answer of a successful call. Which fields are set depends on the call. */
export interface AuthAnswer {
  tokens?: Tokens;
  userInfo?: UserInfo;
  msg?: string;
}

/** The answer to a confirmation of a change of e-mail. */
export interface EmailConfirmed {
  /** Whether both addresses have confirmed the change. Only then does the account have the new address. */
  isDone: boolean;
  /** The new address. */
  email: string;
}

/** The answer of a refused call: the message of the specification, and the same error as GraphQL answers have. */
export interface AuthRefusal {
  /** `Invalid credentials`, `User not verified`, … (specification, section 8). */
  error: string;
  msg: string;
  /** The HTTP status. */
  code: number;
  errors: [ApiError];
}

/** The payload of an access token. Signed, not secret. */
export interface AccessClaims {
  /** The account's id; absent in a visitor's public token. */
  sub?: string;
  name?: string;
  /** The id of the session. */
  sid?: string;
  /** The partner whose site the user logged in on. */
  partnerId?: string;
  /** All roles, whichever agency they are bound to. */
  roles: readonly string[];
  /**
   * The roles that are bound to this partner, or on the public site to none. Absent in a visitor's token, and in
   * one of an earlier version.
   */
  siteRoles?: readonly string[];
  /** Seconds since 1970. */
  exp: number;
  iat: number;
}

/** The ways to log in besides a password: `GET options`. */
export interface AuthOptions {
  facebook: { appId: string; dialogUrl: string } | null;
  identityProvider: { name: string } | null;
}

/** The sender and the recipient of an invitation, and what it is for: `POST invitation`. */
export interface InvitationAnswer {
  email: string;
  name: string;
  registerAs: 'tenant' | 'landlord' | 'auditor';
  /** The last day of an auditor, ISO; null for others. */
  endsOn: string | null;
  /** Null is the operator. */
  partnerId: string | null;
  partnerName: string;
  /** Whether the invited person only has to accept. */
  hasAccount: boolean;
}
