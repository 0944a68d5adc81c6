-- Mail on its way out. A row goes when its mail has gone: what mails say is not kept.
create table mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  -- Further headers by their names, one-click unsubscribing for one.
  headers jsonb not null,
  created_at timestamptz not null,
  -- Nobody takes it before this moment: it is being sent, or waits after a failure.
  due_at timestamptz not null,
  attempts smallint not null default 0,
  last_error text
);
create index mail_due on mail (due_at);
