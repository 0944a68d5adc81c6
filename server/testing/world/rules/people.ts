import type { Evening } from '../evening.ts';
import { signatureOf } from '../letting.ts';
import { nameOf } from '../world.ts';

/** How many people read their own pages each evening: all have their turn. */
const IN_TURN = 2;

const OWN = `{ getNotifications(optionData: { limit: 100 }) {
    unreadCount data { isRead } metaData { totalDocuments } }
  unreadConversationCount
  getStartPage { unread { total data { _id } } toSign { signingUrl } } }`;

/** What people are told of themselves: counts, and the rows behind them. */
export async function checkPeople({ world }: Evening): Promise<void> {
  const { length } = world.people;
  for (let turn = 0; turn < IN_TURN; turn += 1) {
    const person = world.people[(world.dayNumber() * IN_TURN + turn) % length]!;
    const { data } = await world.request(person, OWN);
    if (!data?.getStartPage) continue;
    const { getNotifications, unreadConversationCount, getStartPage } = data;
    const count = (what: string, shown: number, rows: number) => {
      if (shown !== rows)
        world.report(
          'badge_counts_its_list',
          person.name,
          `${what}: the badge says ${shown}, the list has ${rows}`,
        );
    };
    if (getNotifications.metaData.totalDocuments <= 100)
      count(
        'notifications',
        getNotifications.unreadCount,
        getNotifications.data.filter(({ isRead }: any) => !isRead).length,
      );
    count('conversations', unreadConversationCount, getStartPage.unread.total);
    const toSign = getStartPage.toSign.map(({ signingUrl }: any) => signingUrl);
    for (const tenancy of world.tenancies) {
      const { isSent, signedOn, tenants, home } = tenancy;
      if (!isSent || signedOn || ![home.landlord, ...tenants].includes(person)) continue;
      const url = await signatureOf(world, person, tenancy);
      if (url && !toSign.includes(url))
        world.report(
          ...(['waiting_is_on_a_start_page', nameOf(tenancy)] as const),
          `${person.name} is to sign, and it is not on their start page`,
        );
    }
  }
}
