import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';
import { birthDate, email, newPassword, personName } from './credentials.ts';
import { SIDES } from './roles.ts';

/** A partner's invitation: the person, and their role. */
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

/** The input of a person without an account. `today` in Norway, ISO. */
export const invitedRegistration = (today: string) =>
  z.strictObject({
    name: personName,
    password: newPassword,
    birthDate: birthDate(today),
    agreesToTerms: z.literal(true),
    agreesToPrivacy: z.literal(true),
  });
