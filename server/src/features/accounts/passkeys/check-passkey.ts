import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { z } from 'zod';

import type { MadePasskey, ShownPasskey } from '@husvaer/domain/accounts/passkeys';

import type { KnownPasskey } from '../proofs/passkeys/store.ts';

/** What an answer has to match. */
export interface ExpectedAnswer {
  challenge: string;
  /** The origin of the site where the passkey is used. */
  site: string;
  relyingParty: string;
}

const clientData = z.object({ challenge: z.string() });

/** The challenge that an answer states; null when it cannot be read. */
export function challengeIn({ response }: ShownPasskey | MadePasskey): string | null {
  try {
    const text = isoBase64URL.toUTF8String(response.clientDataJSON);
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return null;
  }
}

/** The data to store of a new passkey. Throws when the answer does not match. */
export async function verifyNewPasskey(
  made: MadePasskey,
  { challenge, site, relyingParty }: ExpectedAnswer,
): Promise<Pick<KnownPasskey, 'credentialId' | 'publicKey' | 'counter' | 'isBackedUp'>> {
  const attestation = decodeAttestationObject(
    isoBase64URL.toBuffer(made.response.attestationObject),
  );
  // None was requested, and certificates contain addresses that would be fetched.
  if (attestation.get('attStmt').get('x5c')) throw new Error('an attestation by certificates');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: challenge,
    expectedOrigin: site,
    expectedRPID: relyingParty,
    requireUserVerification: true,
  });
  if (!verified) throw new Error('not verified');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: isoBase64URL.fromBuffer(credential.publicKey),
    counter: credential.counter,
    isBackedUp: credentialBackedUp,
  };
}

/** The changed data of a passkey that was used. Throws when the answer does not match. */
export async function verifyUsedPasskey(
  shown: ShownPasskey,
  passkey: KnownPasskey,
  { challenge, site, relyingParty }: ExpectedAnswer,
): Promise<{ newCounter: number; isBackedUp: boolean }> {
  const { userHandle } = shown.response;
  if (userHandle && isoBase64URL.toUTF8String(userHandle) !== passkey.accountId)
    throw new Error('another’s');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: shown,
    expectedChallenge: challenge,
    expectedOrigin: site,
    expectedRPID: relyingParty,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: isoBase64URL.toBuffer(passkey.publicKey),
      counter: Number(passkey.counter),
    },
  });
  if (!verified) throw new Error('not verified');
  return {
    newCounter: authenticationInfo.newCounter,
    isBackedUp: authenticationInfo.credentialBackedUp,
  };
}
