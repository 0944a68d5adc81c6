import type { Member } from './protocol.ts';

/** The members of presence channels. A user with three tabs is one member. */
interface Members {
  /** Returns whether the member is new. */
  add(channel: string, member: Member, by: string): boolean;
  /** Returns whether the member has left. */
  remove(channel: string, userId: string, by: string): boolean;
  /** The members and channels that `by` keeps. */
  membersOf(by: string): { channel: string; userId: string }[];
  /** All members, by id. */
  of(channel: string): Map<string, unknown>;
}

/** `by` is what keeps a member: a socket, or another node. */
export function createMembers(): Members {
  const channels = new Map<string, Map<string, { info: unknown; people: Set<string> }>>();
  return {
    add(channel, { user_id: userId, user_info: info }, by) {
      const there =
        channels.get(channel) ?? new Map<string, { info: unknown; people: Set<string> }>();
      channels.set(channel, there);
      const known = there.get(userId);
      if (known) known.people.add(by);
      else there.set(userId, { info, people: new Set([by]) });
      return !known;
    },
    remove(channel, userId, by) {
      const there = channels.get(channel);
      const known = there?.get(userId);
      if (!there || !known?.people.delete(by) || known.people.size > 0) return false;
      there.delete(userId);
      if (there.size === 0) channels.delete(channel);
      return true;
    },
    membersOf: (by) =>
      [...channels].flatMap(([channel, there]) =>
        [...there].flatMap(([userId, { people }]) => (people.has(by) ? [{ channel, userId }] : [])),
      ),
    of: (channel) =>
      new Map([...(channels.get(channel) ?? [])].map(([userId, { info }]) => [userId, info])),
  };
}
