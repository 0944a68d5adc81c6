import type { NoticeGround } from '@husvaer/domain/leases/notice';

import type { LaterPapers, NoticeFacts } from '../contract.ts';
import { dateOf, facts, type Row } from '../edition-2026-11/parts.ts';
import { laterNo as before } from '../edition-2026-11/later-no.ts';
import { texts } from './parts.ts';

const GROUNDS: Record<NoticeGround, string> = {
  own_use:
    'boligen skal brukes som bolig av utleieren selv eller noen i husstanden (husleieloven § 9-5 andre ledd bokstav a)',
  rebuilding:
    'riving eller ombygging gjør at boligen må fravikes (husleieloven § 9-5 andre ledd bokstav b)',
  breach: 'leietakeren har misligholdt leieavtalen (husleieloven § 9-5 andre ledd bokstav c)',
  other: 'det foreligger annen saklig grunn (husleieloven § 9-5 andre ledd bokstav d)',
};

const names = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ');

/** How and until when a tenant may protest. */
export type Protest = (notice: NoticeFacts & { protestUntil: string }) => string;

const protestBy: Protest = ({ protestUntil, letting: protestTo }) =>
  `Leietakeren kan protestere skriftlig mot oppsigelsen innen én måned etter å ha mottatt den, det vil si senest ${dateOf(protestUntil)} (husleieloven § 9-8). Protesten sendes til ${protestTo.name} på e-post ${protestTo.email}, eller gis på leieforholdets side i Husvær.`;

/** A notice, in Norwegian; `ofRoom` says why a landlord’s notice of a room or a garage has no reason. */
export const noticeNo =
  (ofRoom: string, protest: Protest = protestBy): LaterPapers['notice'] =>
  (notice) => ({
    language: 'no',
    title: `Oppsigelse av leiekontrakt nr. ${notice.number}`,
    sections: [
      { heading: 'Leieforholdet', blocks: [facts(...rowsOf(notice))] },
      {
        heading: 'Oppsigelsen',
        blocks: [
          facts(
            ['Sies opp av', giverOf(notice)],
            ['Sagt opp', dateOf(notice.givenOn)],
            ['Siste dag', dateOf(notice.endsOn)],
          ),
          ...texts([
            notice.ground && `Grunnen er at ${GROUNDS[notice.ground]}.`,
            ...(notice.reason?.split('\n') ?? []),
            isOfRoom(notice) && ofRoom,
          ]),
        ],
      },
      ...(notice.protestUntil === null
        ? []
        : [
            {
              heading: 'Retten til å protestere',
              blocks: texts([
                protest({ ...notice, protestUntil: notice.protestUntil }),
                'Protesterer ikke leietakeren innen fristen, mister leietakeren retten til å gjøre gjeldende at oppsigelsen er i strid med loven, og utleieren kan begjære tvangsfravikelse etter tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav c når leieforholdet er opphørt.',
                'Protesterer leietakeren i tide, faller oppsigelsen bort hvis ikke utleieren reiser søksmål mot leietakeren innen tre måneder etter at protestfristen er ute.',
              ]),
            },
          ]),
    ],
  });

/** Documents after a lease, in Norwegian: as in the edition before, except for a notice. */
export const laterNo: LaterPapers = {
  ...before,
  notice: noticeNo(
    'Oppsigelse av rom, garasje, parkeringsplass og bod trenger ingen begrunnelse (husleieloven § 9-5 tredje ledd).',
  ),
};

const rowsOf = ({ number, address, landlord, tenants }: NoticeFacts): Row[] => [
  ['Leiekontrakt', `nr.\u00a0${number}`],
  ['Adresse', address],
  ['Utleier', landlord.name],
  [tenants.length > 1 ? 'Leietakere' : 'Leietaker', names(tenants)],
];

const giverOf = ({ by, tenants, landlord, givenFor }: NoticeFacts): string => {
  if (by === 'tenant') return names(tenants);
  return givenFor === null ? landlord.name : `${landlord.name} ved ${givenFor}`;
};

/** Whether it is a landlord's notice that can't be protested against (husleieloven § 9-8 third paragraph). */
const isOfRoom = ({ by, ground, protestUntil }: NoticeFacts): boolean =>
  by === 'landlord' && ground === null && protestUntil === null;
