import { group, shown, template, text, words } from './fields.ts'

const option = words('name', 'text')

const options = (...ids: readonly string[]) => group(Object.fromEntries(ids.map((id) => [id, option])))

const amounts = group({ one: template('count'), other: template('count'), name: shown })

/** A text with each of these placeholders, in any order. */
const filled = (...names: readonly string[]) =>
  text(
    `is a sentence with ${names.map((name) => `{${name}}`).join(' and ')} in it; write all of them`,
    new RegExp(names.map((name) => `(?=.*\\{${name}\\})`).join('')),
  )

const choice = group({ has: template('list'), onRequest: template('list'), lacks: template('list') })
const size = filled('weight', 'width')
const steps = ['handle', 'type', 'daily', 'currencies', 'place', 'detect']

export const finderSchema = group({
  hero: words('title', 'lead'),
  question: template('number'),
  questions: group({
    ...Object.fromEntries(steps.map((id) => [id, shown])),
    daily: template('things'),
  }),
  hints: words('daily', 'several'),
  fitting: group({ none: shown, one: shown, other: template('count') }),
  next: shown,
  answers: shown,
  change: shown,
  changeOf: template('answer'),
  again: shown,
  labels: words(...steps),
  any: shown,
  handle: options('notes', 'coins', 'deposits', 'payments', 'documents', 'bundles'),
  type: options('passbooks', 'cheques', 'pages', 'packets', 'bricks'),
  place: group({
    counter: group({ name: shown, text: size }),
    table: group({ name: shown, text: size }),
    floor: option,
  }),
  things: group({
    notes: amounts,
    coins: amounts,
    deposits: amounts,
    passbooks: amounts,
    cheques: amounts,
    packets: amounts,
    bricks: amounts,
  }),
  time: group({
    minute: shown,
    minutes: template('count'),
    hour: shown,
    hours: template('count'),
    joined: filled('hours', 'minutes'),
  }),
  daily: group({
    takes: group({ minute: filled('amount', 'time', 'speed'), hour: filled('amount', 'time', 'speed') }),
    built: template('amount'),
    below: filled('amount', 'asked'),
    unknown: shown,
  }),
  currency: choice,
  coinCurrency: choice,
  detection: choice,
  stands: group({ counter: size, table: size, floor: size }),
  tooLarge: group({ counter: size, table: size, unknown: shown }),
  result: group({
    one: shown,
    other: template('count'),
    none: template('country'),
    noneText: shown,
    unreached: filled('country', 'amount'),
    reasons: shown,
    lacks: shown,
    lacksNothing: shown,
    compare: shown,
    quote: shown,
    contact: shown,
  }),
  message: shown,
  byCategory: shown,
})
