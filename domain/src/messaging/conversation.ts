import { tidiedText } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';

/** Conversations and messages of a page. */
export const PAGE = { conversations: 30, messages: 50, max: 200 } as const;

/** Filters of conversations. Archived ones are only in their own list. */
export const CONVERSATION_FILTERS = ['all', 'unread', 'favorite', 'archived'] as const;
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number];

/** Reasons to report a person. */
export const PERSON_REPORT_REASONS = [
  'fraud',
  'harassment',
  'discrimination',
  'spam',
  'other',
] as const;
export type PersonReportReason = (typeof PERSON_REPORT_REASONS)[number];

export const personReport = z.strictObject({
  conversationId: z.string().max(100),
  reason: z.enum(PERSON_REPORT_REASONS),
  text: tidiedText(1000).nullish(),
});
export type PersonReport = z.output<typeof personReport>;

/** The identity of a conversation: the same people, in any order, about the same home and lease. */
export function identityOf(about: {
  participants: readonly string[];
  listingId: string | null;
  contractId: string | null;
}): string {
  const { participants, listingId, contractId } = about;
  return [...new Set(participants)]
    .sort()
    .concat(listingId ?? '-', contractId ?? '-')
    .join(':');
}
