-- A quote request. Its key makes it once, its lease says which process delivers it.
create table requests (
  key uuid primary key,
  -- Of key and content: the same key with other content is another request, which is refused.
  digest text not null,
  -- Not unique: when two inserts of a key meet, the second would fail for the reference before it sees the key.
  reference text not null,
  state text not null check (state in ('waiting', 'delivered', 'refused')),
  -- The ten fields as JSON, sealed where QUOTE_DATA_KEY is set. Null once they may go.
  body text,
  spam_signals text not null,
  received timestamptz not null,
  due timestamptz not null,
  leased_until timestamptz,
  attempts integer not null default 0,
  last_failure text,
  give_up_at timestamptz not null,
  erase_at timestamptz not null,
  delivered timestamptz
);

-- A run of the schedule takes the oldest of what is due.
create index requests_waiting on requests (received) where state = 'waiting';

-- What the relay notes of itself: open alerts, the last run, and how many posts crashed or were turned away in an hour.
create table notes (
  name text primary key,
  since timestamptz not null,
  told timestamptz not null,
  count integer not null
);
