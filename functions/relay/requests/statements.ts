// One statement is one step, so a process may die between any two. Times are parameters, which a test may set.

/** How long a request is tried, and kept, and its body kept after an unproven delivery (specification 11). */
const tried = `interval '14 days'`
export const kept = `interval '30 days'`
const keptUnproven = `interval '72 hours'`

/**
 * Takes a request with a lease; no row when another process has it, or it is delivered. The days of a refused
 * one begin again. $1 key, $2 digest, $3 reference, $4 body, $5 spam signals, $6 now, $7 lease
 */
export const take = `
  insert into requests as known
    (key, digest, reference, state, body, spam_signals, received, due, leased_until, give_up_at, erase_at)
  values ($1, $2, $3, 'waiting', $4, $5, $6, $7, $7, $6::timestamptz + ${tried}, $6::timestamptz + ${kept})
  on conflict (key) do update set
    state = 'waiting',
    body = excluded.body,
    leased_until = excluded.leased_until,
    due = excluded.due,
    received = case known.state when 'refused' then excluded.received else known.received end,
    give_up_at = case known.state when 'refused' then excluded.give_up_at else known.give_up_at end,
    erase_at = excluded.erase_at
  where known.digest = excluded.digest
    and known.state <> 'delivered'
    and (known.leased_until is null or known.leased_until <= $6)
  returning key`

/** What is known of a key, for a process that did not get it. $1 key */
export const look = `
  select digest, state, leased_until as lease, last_failure as failure, delivered from requests where key = $1`

/**
 * Any process may settle a delivery, and only the owner of the lease a failure. $1 to $5 as above, $6 received,
 * $7 state, $8 due, $9 lease, $10 failure or null, $11 delivered or null,
 * $12 reason, sealed as the body is, or null
 */
export const settle = `
  insert into requests as known
    (key, digest, reference, state, body, spam_signals, received, due, attempts, last_failure, give_up_at,
     erase_at, delivered, reason)
  values ($1, $2, $3, $7, $4, $5, $6, $8, 1, $10, $6::timestamptz + ${tried},
    coalesce($11::timestamptz + ${keptUnproven}, $6::timestamptz + ${kept}), $11, $12)
  on conflict (key) do update set
    state = excluded.state,
    body = excluded.body,
    due = excluded.due,
    leased_until = null,
    attempts = known.attempts + 1,
    last_failure = excluded.last_failure,
    erase_at = least(known.erase_at, excluded.erase_at),
    delivered = excluded.delivered,
    reason = excluded.reason
  where known.digest = excluded.digest
    and known.state <> 'delivered'
    and (excluded.state = 'delivered' or known.leased_until = $9)
  returning key`

/** Leases what is due, each request to one run. $1 due by, $2 lease, $3 how many, $4 now */
export const takeDue = `
  update requests set leased_until = $2 where key in (
    select key from requests
    where state = 'waiting' and due <= $1 and give_up_at > $4
      and (leased_until is null or leased_until <= $4)
    order by received limit $3 for update skip locked)
  returning key, digest, reference, body, spam_signals as "spamSignals", received, attempts, leased_until as lease`

/** Gives up and erases what is over, unless it is being delivered. $1 now */
export const expire = `
  update requests set
    state = case state when 'waiting' then 'refused' else state end,
    last_failure = case state when 'waiting' then 'gave up' else last_failure end,
    body = case when erase_at <= $1 then null else body end,
    reason = case when erase_at <= $1 then null else reason end
  where (leased_until is null or leased_until <= $1)
    and ((state = 'waiting' and give_up_at <= $1) or (body is not null and erase_at <= $1))`

/** Deletes old requests that were refused, old marks of delivered keys and old hourly counts. $1 now */
export const forget = `
  with counts as (delete from notes where name like 'hour:%' and since < $1::timestamptz - interval '1 day')
  delete from requests where coalesce(delivered, received) <= $1::timestamptz - ${kept}
    and state <> 'waiting'`

export const noteRun = `
  insert into notes (name, since, told, count) values ('run', $1, $1, 1)
  on conflict (name) do update set told = $1`

/** Counts crashes and rejections, which leave no row in the table. $1 name with its hour, $2 the hour */
export const count = `
  insert into notes as known (name, since, told, count) values ($1, $2, $2, 1)
  on conflict (name) do update set count = known.count + 1`

const outage = `
  select 'outage' as kind, count(*) as count from requests
  where received > $1::timestamptz - interval '3 hours'
    and received > coalesce((select max(received) from requests where state = 'delivered'), '-infinity')
  having count(*) >= 2 and min(received) <= $1::timestamptz - interval '15 minutes'`

const late = `
  select 'late', count(*) from requests where state = 'waiting'
  having min(received) < $1::timestamptz - interval '1 hour'`

const refused = `select 'refused', count(*) from requests where state = 'refused' having count(*) > 0`

/**
 * The form crashes, or turns away the site's own pages and takes nothing. No browser on another site can cause that. A
 * program can pretend to be a page: a false alarm is better than a form that is closed in silence.
 */
const closed = `
  select 'closed', sum(count) from notes
  where since > $1::timestamptz - interval '2 hours'
    and (name like 'hour:crashed:%' or (name like 'hour:rejected:%' and not exists (
      select from requests where received > $1::timestamptz - interval '2 hours')))
  having sum(count) >= 3 or sum(count) filter (where name like 'hour:crashed:%') > 0`

/** A schedule that never ran has not stopped, because the site is new or a preview. */
const schedule = `
  select 'schedule', 1 from notes
  where name = 'run' and told < $1::timestamptz - interval '45 minutes'`

/** A row for each kind of problem that exists now or has an open alert. $1 now */
export const watch = `
  with problems as (${[outage, late, refused, closed, schedule].join(' union all ')})
  select kind, problems.count::int as count, since, told, alerts.count as "toldCount"
  from problems full join
    (select substr(name, 7) as kind, since, told, count from notes where name like 'alert:%') as alerts
    using (kind)
  order by kind`

/** Returns a row to the one process that may tell an alert. $1 kind, $2 now, $3 count, $4 told last or null */
export const tell = `
  insert into notes as known (name, since, told, count) values ('alert:' || $1, $2, $2, $3)
  on conflict (name) do update set told = $2, count = $3 where known.told = $4
  returning since`

/** Returns a row to the one process that may say that an alert is over. $1 kind */
export const endAlert = `delete from notes where name = 'alert:' || $1 returning since`
