import { email } from '../accounts/credentials.ts';
import { phoneNumber } from '../accounts/profile.ts';
import { uuid } from '../kernel/uuid.ts';
import { lineOrNull, textOrNull } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';

const ABOUT_MAX = 2000;
const STREET_ADDRESS_MAX = 200;
const LICENCE_MAX = 100;
const RESPONSIBLE_BROKER_MAX = 100;
const JOB_TITLE_MAX = 100;
const SHOWN_PEOPLE_MAX = 30;

/** An empty field counts as missing. */
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullish().transform((value) => value ?? null),
  );

/** An agency's presentation on its site, with the people it shows, in order. */
export const partnerPresentation = z
  .strictObject({
    partnerId: uuid,
    aboutNo: textOrNull(ABOUT_MAX),
    aboutEn: textOrNull(ABOUT_MAX),
    phoneNumber: orNull(phoneNumber),
    email: orNull(email),
    streetAddress: lineOrNull(STREET_ADDRESS_MAX),
    /**
     * The licence to find tenants for landlords, as the register of Finanstilsynet has it, and who is responsible
     * for that work: both or none.
     */
    licence: lineOrNull(LICENCE_MAX),
    responsibleBroker: lineOrNull(RESPONSIBLE_BROKER_MAX),
    people: z
      .array(
        z.strictObject({
          accountId: uuid,
          title: lineOrNull(JOB_TITLE_MAX),
          phoneNumber: orNull(phoneNumber),
          email: orNull(email),
        }),
      )
      .max(SHOWN_PEOPLE_MAX),
  })
  .superRefine((input, context) => {
    if ((input.licence === null) === (input.responsibleBroker === null)) return;
    context.addIssue({
      code: 'custom',
      path: [input.licence === null ? 'licence' : 'responsibleBroker'],
      params: { reason: 'required' },
    });
  });
export type PartnerPresentation = z.output<typeof partnerPresentation>;
