-- To whom mails went in the last days: what comes back of one names it, and is believed for it alone.
create table mail_sent (
  id uuid primary key,
  recipient text not null,
  sent_at timestamptz not null
);
create index mail_sent_at on mail_sent (sent_at);
-- When a mail came back after the mail server had taken it; null where all were refused at sending.
alter table mail_bounce add column returned_at timestamptz;
-- When the first mail after that went out.
alter table mail_bounce add column retried_at timestamptz;
