import { z } from 'zod'
import { hourMs, minuteMs } from '../lib/durations.ts'

const kinds = ['journal', 'refused', 'late', 'stuck', 'dead', 'unreadable'] as const

type Kind = (typeof kinds)[number]

/** `toldAt` is when it was last reported; `count` the number then, or a lower one since, which may grow. */
const incidentSchema = z.object({ since: z.number(), toldAt: z.number(), count: z.number() })

/** An older release stored only the time at which an incident began. */
const storedSchema = z.union([
  incidentSchema,
  z.number().transform((since) => ({ since, toldAt: since, count: 1 })),
])

export type Incident = z.infer<typeof incidentSchema>
export type Incidents = Partial<Record<Kind, Incident | undefined>>

export interface Problem {
  count: number
  text: string
}

export type Problems = Partial<Record<Kind, Problem>>

const names: Record<Kind, string> = {
  journal: 'The journal of quote requests does not answer',
  refused: 'The form service refuses every request',
  late: 'Quote requests wait longer than 15 minutes',
  stuck: 'Quote requests wait longer than an hour while others are delivered',
  dead: 'There are quote requests that the form service will never take',
  unreadable: 'There are journal entries that cannot be read',
}

/** Reported again each hour while they last; the others, which may last for days, only if they grow. */
const outages: readonly Kind[] = ['journal', 'refused', 'late']

/** When the count is this many times the last one reported, the incident is reported again at once. */
const muchMore = 10

const minutes = (ms: number): string => `${Math.round(ms / minuteMs)} min`

/** An incident that cannot be read counts as none, and so is reported once more. */
export const readIncidents = (text = '{}'): Incidents => {
  const open: Incidents = {}
  try {
    const stored = z.record(z.string(), z.unknown()).parse(JSON.parse(text))
    for (const kind of kinds) {
      const incident = storedSchema.safeParse(stored[kind]).data
      if (incident) open[kind] = incident
    }
    return open
  } catch {
    return {}
  }
}

const isReportedAgain = (kind: Kind, incident: Incident, { count }: Problem, now: number): boolean => {
  if (count >= incident.count * muchMore) return true
  return now - incident.toldAt >= hourMs && (outages.includes(kind) || count > incident.count)
}

/** One incident after a run, and the message about it. Without `incident` it is over. */
const decide = (
  kind: Kind,
  incident: Incident | undefined,
  problem: Problem | undefined,
  now: number,
): { incident?: Incident; message?: string } => {
  if (!problem)
    return incident ? { message: `Over after ${minutes(now - incident.since)}: ${names[kind]}` } : {}
  const { count, text } = problem
  const report = `${names[kind]}: ${text}. What to do: docs/operations.md`
  if (!incident) return { incident: { since: now, toldAt: now, count }, message: report }
  if (!isReportedAgain(kind, incident, problem, now))
    return { incident: { ...incident, count: Math.min(count, incident.count) } }
  const message = `Still, after ${minutes(now - incident.since)}: ${report}`
  return { incident: { ...incident, toldAt: now, count }, message }
}

/**
 * An incident is reported when it begins and when it is over; again when its count is ten times the one
 * reported, and after an hour, if it is an outage or has grown.
 */
export const decideAlerts = (
  open: Incidents,
  problems: Problems,
  now: number,
): { open: Incidents; messages: string[] } => {
  const next: Incidents = {}
  const messages: string[] = []
  for (const kind of kinds) {
    const { incident, message } = decide(kind, open[kind], problems[kind], now)
    if (incident) next[kind] = incident
    if (message !== undefined) messages.push(message)
  }
  return { open: next, messages }
}
