import type { Member } from './protocol.ts';

/** Who is on a presence channel. Somebody with three tabs is there once. */
export interface Members {
  /** Says whether they were not there before. */
  add(channel: string, member: Member, by: string): boolean;
  /** Says whether they are gone now. */
  remove(channel: string, userId: string, by: string): boolean;
  /** Whom one keeper keeps, and where. */
  keptBy(by: string): { channel: string; userId: string }[];
  /** All who are there, by id. */
  of(channel: string): Map<string, unknown>;
}

/** `by` is whatever keeps a member there: a socket, or another node. */
export function createMembers(): Members {
  const channels = new Map<string, Map<string, { info: unknown; keepers: Set<string> }>>();
  return {
    add(channel, { user_id: userId, user_info: info }, by) {
      const there =
        channels.get(channel) ?? new Map<string, { info: unknown; keepers: Set<string> }>();
      channels.set(channel, there);
      const known = there.get(userId);
      if (known) known.keepers.add(by);
      else there.set(userId, { info, keepers: new Set([by]) });
      return !known;
    },
    remove(channel, userId, by) {
      const there = channels.get(channel);
      const known = there?.get(userId);
      if (!there || !known?.keepers.delete(by) || known.keepers.size > 0) return false;
      there.delete(userId);
      if (there.size === 0) channels.delete(channel);
      return true;
    },
    keptBy: (by) =>
      [...channels].flatMap(([channel, there]) =>
        [...there].flatMap(([userId, { keepers }]) =>
          keepers.has(by) ? [{ channel, userId }] : [],
        ),
      ),
    of: (channel) =>
      new Map([...(channels.get(channel) ?? [])].map(([userId, { info }]) => [userId, info])),
  };
}
