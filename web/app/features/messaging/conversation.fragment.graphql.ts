// Made by script/generate from conversation.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ConversationRowFragment = { _id: string, userStatus: Types.ConversationUserStatus, lastMessageAt: string | null, lastMessage: string | null, lastAttachment: string | null, partnerId: string | null, tenantId: string | null, hideForPartner: boolean, archivedBy: Array<string>, favoriteBy: Array<string>, unreadCount: number, messageCount: number, participants: Array<{ _id: string, name: string | null, avatar: string | null, deliveredPosition: number, readPosition: number }>, listing: { _id: string, title: string, city: string, monthlyRent: number, isOpen: boolean, cover: string | null } | null };
