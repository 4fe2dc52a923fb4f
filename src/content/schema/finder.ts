import { group, requiredText, template, text, words } from './fields.ts'

const option = words('name', 'text')

const options = (...ids: readonly string[]) => group(Object.fromEntries(ids.map((id) => [id, option])))

const amounts = group({ one: template('count'), other: template('count'), name: requiredText })

/** A text that must contain all of these placeholders, in any order. */
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
    ...Object.fromEntries(steps.map((id) => [id, requiredText])),
    daily: template('things'),
  }),
  hints: words('daily', 'several'),
  fitting: group({ none: requiredText, one: requiredText, other: template('count') }),
  next: requiredText,
  answers: requiredText,
  change: requiredText,
  changeOf: template('answer'),
  again: requiredText,
  labels: words(...steps),
  any: requiredText,
  handle: options('notes', 'coins', 'deposits', 'payments', 'documents', 'bundles'),
  type: options('passbooks', 'cheques', 'pages', 'packets', 'bricks'),
  place: group({
    counter: group({ name: requiredText, text: size }),
    table: group({ name: requiredText, text: size }),
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
    minute: requiredText,
    minutes: template('count'),
    hour: requiredText,
    hours: template('count'),
    joined: filled('hours', 'minutes'),
  }),
  daily: group({
    takes: group({ minute: filled('amount', 'time', 'speed'), hour: filled('amount', 'time', 'speed') }),
    built: template('amount'),
    below: filled('amount', 'asked'),
    unknown: requiredText,
  }),
  currency: choice,
  coinCurrency: choice,
  detection: choice,
  stands: group({ counter: size, table: size, floor: size }),
  tooLarge: group({ counter: size, table: size, unknown: requiredText }),
  result: group({
    one: requiredText,
    other: template('count'),
    none: template('country'),
    noneText: requiredText,
    unreached: filled('country', 'amount'),
    reasons: requiredText,
    lacks: requiredText,
    lacksNothing: requiredText,
    compare: requiredText,
    quote: requiredText,
    contact: requiredText,
  }),
  message: requiredText,
  byCategory: requiredText,
})
