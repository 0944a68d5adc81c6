import { laterEn as before } from '../edition-2027-01/later-en.ts';
import type { LaterWords } from './later-words.ts';
import { dateOf } from '../edition-2026-11/parts.ts';
import { noticeEn, type Protest } from '../edition-2026-12/later-en.ts';
import { withApproval } from './approved.ts';

/** Why a landlord's notice has no reason. A parking space is not named by the law, but by the lease. */
const WITHOUT_REASON = {
  home: '',
  room: 'The lease is of a single room with access to another person’s home. The notice needs no reason (Tenancy Act § 9-7 fourth paragraph).',
  storage:
    'The notice needs no reason. That follows from the lease and, for a garage or storage room let on its own, from the Tenancy Act § 9-7 fourth paragraph.',
};
const protest: Protest = ({ givenOn, protestUntil, letting }) =>
  `The tenant may protest against the notice in writing to the landlord within one month of receiving it (Tenancy Act § 9-8). If it is received on ${dateOf(givenOn)}, the last day is ${dateOf(protestUntil)}. The protest may be sent in any written form, for example by e-mail to ${letting.email}, on the page of the lease in Husvær${letting.address === null ? '' : ` or by letter to ${letting.name}, ${letting.address}`}.`;

/** Documents after a lease, in English. */
export const laterEn: LaterWords = {
  ...before,
  room: 'Room or space',
  notice: withApproval(
    (notice) => noticeEn(WITHOUT_REASON[notice.what], protest)(notice),
    (day) => `The landlord approved the notice on ${day}. It is given on the landlord’s behalf.`,
  ),
  rentAdjustment: {
    ...before.rentAdjustment,
    earliest:
      'The change takes effect no earlier than one month after this notice, and no earlier than one year after the last setting of the rent took effect.',
  },
  ending: {
    ...before.ending,
    rentTo: (day) => `Rent is paid up to and including ${day}, whatever the last day of the lease.`,
  },
  extension: {
    ...before.extension,
    short: (reason) => reason,
  },
  tenants: {
    ...before.tenants,
    claims: (from) => [
      `Only those who are tenants at the time are liable for claims that fall due from ${from} (Tenancy Act § 8-5). They are jointly and severally liable.`,
      `The former tenants remain liable for claims that fell due before ${from}.`,
    ],
    joining:
      'A tenant who moves in is not liable for older claims. In all other respects they take over the lease with all its rights and duties.',
    security: {
      deposit_account: [
        'The deposit is not changed by this agreement. It is in an account in the name of the tenant or tenants who paid it in, and still secures claims arising from the lease. The part of a tenant who moves out secures only claims that fell due before the change.',
        'A tenant who moves out is paid their part when the landlord consents in writing. Otherwise the Tenancy Act § 3-5 applies when the tenancy is over. A tenant who moves in pays a deposit only if that is agreed in writing.',
      ],
      deposit_insurance: [
        'The deposit insurance is not changed by this agreement. The insurance certificate states whether it covers a tenant who moves in. The landlord notifies the insurer of the change.',
      ],
      deposit_guarantee: [
        'The guarantee is not changed by this agreement. The guarantee states whom it covers. The landlord notifies the guarantor of the change.',
      ],
    },
    headings: {
      security: 'The security',
      eviction: 'Acceptance of eviction',
      norwegian: 'Vedtakelse av tvangsfravikelse (norsk tekst)',
    },
    accepts: (names) => `The terms of the lease on eviction are accepted personally by ${names}:`,
    acceptsMessages: (names) => `This is accepted personally by ${names}:`,
  },
  protocol: {
    ...before.protocol,
    title: (number, isMoveIn) =>
      `${isMoveIn ? 'Move-in' : 'Move-out'} inspection report, lease no. ${number}`,
    deposit: {
      ...before.protocol.deposit,
      agreed:
        'The interest goes to the tenant. The parties agree to divide the deposit this way. The bank may pay it out on this report when both parties have signed it (Tenancy Act § 3-5).',
    },
    signing: {
      ...before.protocol.signing,
      text: 'The report is signed electronically by every tenant and the landlord, and each of them gets a copy.',
    },
  },
};
