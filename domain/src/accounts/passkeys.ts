import { z } from '../kernel/zod.ts';

import { personName } from './credentials.ts';

/** As many as one account may have. */
export const PASSKEYS_MAX = 20;

/** What its owner calls a passkey. */
export const passkeyName = personName.max(60);

/** Binary, as browsers write it in JSON (WebAuthn Level 3, section 5.1). */
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

/** What a browser answers that has made a passkey (`RegistrationResponseJSON`). */
export const madePasskey = credential.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});

/** What a browser answers that was shown a passkey (`AuthenticationResponseJSON`). */
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
