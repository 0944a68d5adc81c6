import { z } from '../kernel/zod.ts';

import { nameOf } from './credentials.ts';

/** Passkeys of one account. */
export const PASSKEYS_MAX = 20;

/** The owner's name for a passkey. */
export const passkeyName = nameOf(60);

/** Binary data, as browsers write it in JSON (WebAuthn Level 3, section 5.1). */
const base64url = z
  .string()
  .min(1)
  .max(12_000)
  .regex(/^[\w-]+$/);

const credential = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  clientExtensionResults: z.object({}).default({}),
});

/** A browser's answer after creating a passkey (`RegistrationResponseJSON`). */
export const madePasskey = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});

/** A browser's answer after using a passkey (`AuthenticationResponseJSON`). */
export const shownPasskey = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type MadePasskey = z.output<typeof madePasskey>;
export type ShownPasskey = z.output<typeof shownPasskey>;
