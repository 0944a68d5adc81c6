import type { NoticeGround } from '@husvaer/domain/leases/notice';

import type { LaterPapers, NoticeFacts } from '../contract.ts';
import { dateOf, facts, type Row } from '../edition-2026-11/parts.ts';
import { laterEn as before } from '../edition-2026-11/later-en.ts';
import { texts } from './parts.ts';

const GROUNDS: Record<NoticeGround, string> = {
  own_use:
    'the home is to be lived in by the landlord or their household (Tenancy Act § 9-5 second paragraph a)',
  rebuilding:
    'the home must be vacated to be torn down or rebuilt (Tenancy Act § 9-5 second paragraph b)',
  breach: 'the tenant has broken the lease (Tenancy Act § 9-5 second paragraph c)',
  other: 'there is another good reason (Tenancy Act § 9-5 second paragraph d)',
};

const names = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ');

/** How and until when a tenant may protest. */
export type Protest = (notice: NoticeFacts & { protestUntil: string }) => string;

const protestBy: Protest = ({ protestUntil, letting: protestTo }) =>
  `The tenant may protest against the notice in writing within one month of receiving it, that is by ${dateOf(protestUntil)} (Tenancy Act § 9-8). The protest is sent to ${protestTo.name} by e-mail to ${protestTo.email}, or given on the page of the lease in Husvær.`;

/** A notice, in English; `ofRoom` says why a landlord’s notice of a room or a garage has no reason. */
export const noticeEn =
  (ofRoom: string, protest: Protest = protestBy): LaterPapers['notice'] =>
  (notice) => ({
    language: 'en',
    title: `Notice to end lease no. ${notice.number}`,
    sections: [
      { heading: 'The tenancy', blocks: [facts(...rowsOf(notice))] },
      {
        heading: 'The notice',
        blocks: [
          facts(
            ['Given by', giverOf(notice)],
            ['Given on', dateOf(notice.givenOn)],
            ['Last day', dateOf(notice.endsOn)],
          ),
          ...texts([
            notice.ground && `The reason is that ${GROUNDS[notice.ground]}.`,
            ...(notice.reason?.split('\n') ?? []),
            isOfRoom(notice) && ofRoom,
          ]),
        ],
      },
      ...(notice.protestUntil === null
        ? []
        : [
            {
              heading: 'The right to protest',
              blocks: texts([
                protest({ ...notice, protestUntil: notice.protestUntil }),
                'If the tenant does not protest in time, they can no longer claim that the notice is against the law, and the landlord may petition for eviction under the Enforcement Act § 13-2 third paragraph c when the tenancy is over.',
                'If the tenant protests in time, the notice lapses unless the landlord sues the tenant within three months after the time for protesting is over.',
              ]),
            },
          ]),
    ],
  });

/** Documents after a lease, in English: as in the edition before, except for a notice. */
export const laterEn: LaterPapers = {
  ...before,
  notice: noticeEn(
    'Notice of a room, garage, parking space or storage room needs no reason (Tenancy Act § 9-5 third paragraph).',
  ),
};

const rowsOf = ({ number, address, landlord, tenants }: NoticeFacts): Row[] => [
  ['Lease', `no.\u00a0${number}`],
  ['Address', address],
  ['Landlord', landlord.name],
  [tenants.length > 1 ? 'Tenants' : 'Tenant', names(tenants)],
];

const giverOf = ({ by, tenants, landlord, givenFor }: NoticeFacts): string => {
  if (by === 'tenant') return names(tenants);
  return givenFor === null ? landlord.name : `${landlord.name}, by ${givenFor}`;
};

/** Whether it is a landlord's notice that can't be protested against (husleieloven § 9-8 third paragraph). */
const isOfRoom = ({ by, ground, protestUntil }: NoticeFacts): boolean =>
  by === 'landlord' && ground === null && protestUntil === null;
