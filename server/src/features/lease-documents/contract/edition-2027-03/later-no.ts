import { laterNo as before } from '../edition-2027-01/later-no.ts';
import type { LaterWords } from '../edition-2027-01/later-words.ts';
import { dateOf } from '../edition-2026-11/parts.ts';
import { noticeNo } from '../edition-2026-12/later-no.ts';

/** Documents after a lease, in Norwegian. */
export const laterNo: LaterWords = {
  ...before,
  notice: noticeNo(
    'Oppsigelse av enkelt rom med adgang til en annens bolig, av garasje, av parkeringsplass og av bod trenger ikke begrunnes (husleieloven § 9-7 fjerde ledd).',
    ({ givenOn, protestUntil, protestTo }) =>
      `Leietakeren kan protestere skriftlig mot oppsigelsen innen én måned etter å ha mottatt den (husleieloven § 9-8). Mottas den ${dateOf(givenOn)}, er siste dag ${dateOf(protestUntil)}. Protesten kan sendes på enhver skriftlig måte, for eksempel til ${protestTo.name} på e-post ${protestTo.email} eller på leieforholdets side i Husvær.`,
  ),
  rentAdjustment: {
    ...before.rentAdjustment,
    earliest:
      'Endringen settes i verk tidligst én måned etter dette varselet, og tidligst ett år etter at siste leiefastsetting ble satt i verk.',
  },
  extension: {
    ...before.extension,
    short: (reason) =>
      `Forlengelsen er kortere enn lovens minstetid (husleieloven § 9-3). Grunnen er: ${reason}`,
  },
  protocol: {
    ...before.protocol,
    deposit: {
      ...before.protocol.deposit,
      labels: {
        ...before.protocol.deposit.labels,
        toTenant: 'Til leietakeren',
        toLandlord: 'Til utleieren',
      },
    },
  },
};
