import type { ApiError } from './operation.ts';

/**
 * The REST calls under `/api/auth`. All are `POST` with a JSON body but the two of the identity
 * provider, which a browser is led through (`GET idp/login`, `GET idp/callback`).
 */
export const AUTH_PATH = '/api/auth';

/** 20 minutes and seven days; the refresh token serves once. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface UserInfo {
  _id: string;
  name: string;
  email: string;
}

/** What a call answers that was granted. Which parts it has is the call's own matter. */
export interface AuthAnswer {
  tokens?: Tokens;
  userInfo?: UserInfo;
  msg?: string;
}

/** What a browser that confirmed a change of e-mail is told. */
export interface EmailConfirmed {
  /** Both addresses have confirmed: the account has the new one. */
  isDone: boolean;
  /** The new one. */
  email: string;
}

/** What a refused call answers: the specification's words, and the error as every other call has it. */
export interface AuthRefusal {
  /** `Invalid credentials`, `User not verified`, … (specification, section 8). */
  error: string;
  msg: string;
  /** The HTTP status. */
  code: number;
  errors: [ApiError];
}

/** What the middle part of an access token says. Signed, not secret. */
export interface AccessClaims {
  /** The account's id; a visitor's public token has none. */
  sub?: string;
  name?: string;
  /** The login this token belongs to. */
  sid?: string;
  /** The partner whose site the person logged in on. */
  partnerId?: string;
  roles: readonly string[];
  /** Seconds since 1970. */
  exp: number;
  iat: number;
}

/** What one may log in by besides a password: `GET options`. */
export interface AuthOptions {
  facebook: { appId: string; dialogUrl: string } | null;
  identityProvider: { name: string } | null;
}

/** Who invites whom, to what: `POST invitation`. */
export interface InvitationAnswer {
  email: string;
  name: string;
  registerAs: 'tenant' | 'landlord';
  partnerId: string;
  partnerName: string;
  /** Whether accepting is all there is to do. */
  hasAccount: boolean;
}
