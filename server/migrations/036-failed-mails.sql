-- Since when a mail is tried no more: it waits for a person, and goes when nobody came.
alter table mail add column given_up_at timestamptz;
create index mail_given_up on mail (given_up_at) where given_up_at is not null;
