import { laterEn as before } from '../edition-2027-01/later-en.ts';
import type { LaterWords } from '../edition-2027-01/later-words.ts';
import { dateOf } from '../edition-2026-11/parts.ts';
import { noticeEn } from '../edition-2026-12/later-en.ts';

/** Documents after a lease, in English. */
export const laterEn: LaterWords = {
  ...before,
  notice: noticeEn(
    'Notice of a single room with access to another person’s home, of a garage, a parking space or a storage room needs no reason (Tenancy Act § 9-7 fourth paragraph).',
    ({ givenOn, protestUntil, protestTo }) =>
      `The tenant may protest against the notice in writing within one month of receiving it (Tenancy Act § 9-8). If it is received on ${dateOf(givenOn)}, the last day is ${dateOf(protestUntil)}. The protest may be sent in any written form, for example to ${protestTo.name} by e-mail to ${protestTo.email} or on the page of the lease in Husvær.`,
  ),
  rentAdjustment: {
    ...before.rentAdjustment,
    earliest:
      'The change takes effect no earlier than one month after this notice, and no earlier than one year after the last setting of the rent took effect.',
  },
  extension: {
    ...before.extension,
    short: (reason) =>
      `The extension is shorter than the statutory minimum (Tenancy Act § 9-3). The reason is: ${reason}`,
  },
};
