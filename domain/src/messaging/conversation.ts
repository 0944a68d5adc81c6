import { z } from '../kernel/zod.ts';

/** Conversations shown at a time, and messages. */
export const PAGE = { conversations: 30, messages: 50, max: 200 } as const;

/** Which of one's conversations. Archived ones are in their own list alone. */
export const CONVERSATION_FILTERS = ['all', 'unread', 'favorite', 'archived'] as const;
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number];

/** What somebody reports a person for. */
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
  text: z.string().trim().max(1000).nullish(),
});
export type PersonReport = z.output<typeof personReport>;

/**
 * What makes a conversation the same one: the same people, about the same home and lease, in
 * whatever order they are named.
 */
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
