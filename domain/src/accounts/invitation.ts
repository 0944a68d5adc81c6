import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';
import { birthDate, email, newPassword, personName } from './credentials.ts';
import { SIDES } from './roles.ts';

/** Whom a partner invites, and as what. */
export const invitationDraft = z.strictObject({
  partnerId: uuid,
  email,
  name: personName,
  registerAs: z.enum(SIDES),
  language: z
    .enum(['en', 'no'])
    .nullish()
    .transform((language) => language ?? 'no'),
});

/** What somebody says who has no account yet. `today` in Norway, ISO. */
export const newcomer = (today: string) =>
  z.strictObject({
    name: personName,
    password: newPassword,
    birthDate: birthDate(today),
    agreesToTerms: z.literal(true),
    agreesToPrivacy: z.literal(true),
  });
