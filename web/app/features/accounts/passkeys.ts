import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

import { AUTH_PATH, type AuthAnswer } from '@husvaer/contract/auth';
import { takesPasskeys } from '@husvaer/domain/accounts/passkey-hosts';

import { send, sendNow } from '../../platform/api.ts';
import { askAuth, prove } from '../../platform/auth.ts';

const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
// Whoever uses none needs none of it.
const library = () => import('@simplewebauthn/browser');

/** Whether the browser knows passkeys, and takes those of the public site (its address is `origin`) here. */
export const knowsPasskeys = (origin: string): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' &&
  takesPasskeys(location.hostname, new URL(origin).hostname);

/** Whether it offers them where an e-mail is typed. */
export const offersPasskeys = async (origin: string): Promise<boolean> =>
  knowsPasskeys(origin) && (await library()).browserSupportsWebAuthnAutofill();

/** Whether somebody thought better of it, or had none to show: the browser has told them so itself. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Whether the passkey is there already. */
export const isKnownThere = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';

/** Logs in by a passkey: one that is asked for, or one that is chosen among the e-mails a field offers. */
export async function logInByPasskey(said: {
  partnerId: string | null | undefined;
  isOffered: boolean;
}): Promise<AuthAnswer> {
  const options = await askAuth<PublicKeyCredentialRequestOptionsJSON>('passkey/options', {});
  const answer = await show(options, said.isOffered);
  return askAuth('passkey', { answer, partnerId: said.partnerId });
}

/** Takes back what is offered in fields. */
export async function stopOffering(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** Proves by a passkey who is logged in. It never waits for others: what asked for it does. */
export async function proveByPasskey(): Promise<void> {
  const options = await sendNow<PublicKeyCredentialRequestOptionsJSON>(
    `${AUTH_PATH}/prove/options`,
    { ...json, body: '{}' },
  );
  await prove({ passkey: await show(options, false) });
}

/** Makes a passkey for whoever is logged in. */
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
