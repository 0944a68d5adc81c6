import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

import { AUTH_PATH, type Tokens } from '@husvaer/contract/auth';
import { acceptsPasskeys } from '@husvaer/domain/accounts/passkey-hosts';

import { send, sendNow } from '../../platform/api.ts';
import { callAuth, requestTokens, prove } from '../../platform/auth.ts';

const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
// Loaded only when a passkey is used.
const library = () => import('@simplewebauthn/browser');

/** Whether the browser supports passkeys and accepts those of the public site (at `origin`) here. */
export const supportsPasskeys = (origin: string): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' &&
  acceptsPasskeys(location.hostname, new URL(origin).hostname);

/** Whether the browser offers passkeys in the autofill of the e-mail field. */
export const offersPasskeys = async (origin: string): Promise<boolean> =>
  supportsPasskeys(origin) && (await library()).browserSupportsWebAuthnAutofill();

/** Whether the user cancelled or had no passkey: the browser has told them itself. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Whether the device already has the passkey. */
export const isAlreadyRegistered = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';

/** Logs in by a passkey: in the browser's dialog, or as chosen in the autofill of the e-mail field. */
export async function logInByPasskey(request: {
  partnerId: string | null | undefined;
  isOffered: boolean;
}): Promise<Tokens> {
  const options = await callAuth<PublicKeyCredentialRequestOptionsJSON>('passkey/options', {});
  const answer = await show(options, request.isOffered);
  return requestTokens('passkey', { answer, partnerId: request.partnerId });
}

/** Ends the offer of passkeys in the autofill of fields. */
export async function stopOfferingPasskeys(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** Proves the logged-in user's identity by a passkey. Does not wait for other calls: they wait for it. */
export async function proveByPasskey(): Promise<void> {
  const options = await sendNow<PublicKeyCredentialRequestOptionsJSON>(
    `${AUTH_PATH}/prove/options`,
    { ...json, body: '{}' },
  );
  await prove({ passkey: await show(options, false) });
}

/** Creates a passkey for the logged-in user. */
export async function makePasskey(name: string): Promise<void> {
  const optionsJSON = await send<PublicKeyCredentialCreationOptionsJSON>(
    `${AUTH_PATH}/passkeys/options`,
    { ...json, body: '{}' },
  );
  const answer = await (await library()).startRegistration({ optionsJSON });
  await send(`${AUTH_PATH}/passkeys`, { ...json, body: JSON.stringify({ name, answer }) });
}

async function show(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  useBrowserAutofill: boolean,
): Promise<AuthenticationResponseJSON> {
  return (await library()).startAuthentication({ optionsJSON, useBrowserAutofill });
}
