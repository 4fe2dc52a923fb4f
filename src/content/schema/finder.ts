import { counted, each, group, required, requiredText, template, text, words } from './fields.ts'

const option = words('name', 'text')

/** A text that must contain all of these placeholders, in any order. */
const filled = (...names: readonly string[]) =>
  text(
    `is a sentence with ${names.map((name) => `{${name}}`).join(' and ')} in it; write all of them`,
    new RegExp(names.map((name) => `(?=.*\\{${name}\\})`).join('')),
  )

const amounts = group({ ...each(template('count'), ['one', 'other']), name: requiredText })
const choice = {
  ...each(template('list'), ['has', 'onRequest', 'lacks']),
  none: filled('country', 'list'),
}
const size = filled('weight', 'width')
const place = group({ name: requiredText, text: size })
const tooLarge = filled('weight', 'width', 'height')
const steps = ['handle', 'type', 'daily', 'count', 'currencies', 'place', 'detect']

export const finderSchema = group({
  ...required('next', 'answers', 'change', 'again', 'any', 'message', 'byCategory'),
  hero: words('title', 'lead'),
  question: template('number'),
  questions: group({ ...required(...steps), daily: template('things') }),
  hints: words('daily', 'several'),
  fitting: group({ none: requiredText, ...counted.shape }),
  changeOf: template('answer'),
  labels: words(...steps, 'fits'),
  handle: group(each(option, ['notes', 'coins', 'deposits', 'payments', 'documents', 'bundles'])),
  type: group(each(option, ['passbooks', 'cheques', 'pages', 'packets', 'bricks'])),
  count: group(each(option, ['pieces', 'value'])),
  place: group({
    ...each(place, ['counter', 'table']),
    floor: group({ name: requiredText, text: template('height') }),
  }),
  things: group(each(amounts, ['notes', 'coins', 'deposits', 'passbooks', 'cheques', 'packets', 'bricks'])),
  time: group({
    ...required('minute', 'hour'),
    ...each(template('count'), ['minutes', 'hours']),
    joined: filled('hours', 'minutes'),
  }),
  daily: group({
    takes: group(each(filled('amount', 'time', 'speed'), ['minute', 'hour'])),
    built: template('amount'),
    below: filled('amount', 'asked'),
    unknown: requiredText,
  }),
  kind: group(each(template('value'), ['documentThickness', 'fonts', 'resolution', 'noteThickness'])),
  counting: words('value', 'pieces', 'lacks'),
  currency: group({ ...choice, passed: template('list') }),
  ...each(group(choice), ['coinCurrency', 'payment', 'detection']),
  stands: group({ ...each(size, ['counter', 'table']), floor: template('height') }),
  misplaced: group({
    ...each(tooLarge, ['counter', 'table']),
    floor: template('height'),
    unknown: requiredText,
  }),
  fits: group({
    ...required('question', 'unknown', 'apply'),
    ...each(template('size'), ['straight', 'turned']),
    lacks: filled('size', 'own'),
    behind: template('clearance'),
    none: filled('country', 'size'),
  }),
  result: group({
    ...required('noneText', 'reasons', 'lacks', 'lacksNothing', 'compare', 'contact'),
    ...counted.shape,
    quote: counted,
    none: template('country'),
    unreached: filled('country', 'amount'),
  }),
})
