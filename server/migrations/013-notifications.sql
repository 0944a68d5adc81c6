-- What somebody is told within the house. The same again while it is unread is the same one, newer.
create table notification (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null,
  -- what its words need: {"title", "startsAt"}
  params jsonb not null,
  -- where it leads
  path text not null,
  -- how often it happened
  count integer not null default 1,
  created_at timestamptz not null,
  read_at timestamptz
);
create unique index notification_unread on notification (account_id, kind, path) where read_at is null;
create index notification_account on notification (account_id, created_at desc, id desc);
create index notification_created on notification (created_at);

-- Kinds of mails that somebody does not want.
create table mail_silence (
  account_id uuid not null references account on delete cascade,
  kind text not null,
  primary key (account_id, kind)
);

-- Mails to those who are away while somebody writes to them.
alter table participant
  -- Up to which message they were told, and when; a mail about a conversation is not followed by another at once.
  add column told_position integer not null default 0,
  add column told_at timestamptz,
  -- When to look whether they have read what waits; null when nothing does.
  add column tell_at timestamptz;
-- What was said before there were such mails is not told any more.
update participant set told_position = conversation.messages
from conversation where conversation.id = conversation_id;
create index participant_tell on participant (tell_at) where tell_at is not null;

-- Whether a message came with a mail of its own, such as an invitation.
alter table message add column has_own_mail boolean not null default false;
