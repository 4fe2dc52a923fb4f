import { group, requiredText } from '../../../src/content/schema/fields.ts'
import { headSchema } from './head.ts'
import { counted, each, required, words } from './words.ts'

const option = words('name', 'text')

const amounts = group({ ...counted.shape, ...required('name') })
const choice = required('has {list}', 'onRequest {list}', 'lacks {list}', 'none {country} {list}')
const place = words('name', 'text {weight} {width}')
const steps = ['handle', 'type', 'daily', 'count', 'currencies', 'place', 'detect']

export const finderSchema = group({
  head: headSchema,
  ...required('next', 'answers', 'change', 'changeOf {answer}', 'again', 'any', 'message', 'byCategory'),
  ...required('question {number}'),
  hero: words('title', 'lead'),
  questions: words(...steps.filter((step) => step !== 'daily'), 'daily {things}'),
  hints: words('daily', 'several'),
  fitting: group({ none: requiredText, ...counted.shape }),
  labels: words(...steps, 'fits'),
  handle: group(each(option, ['notes', 'coins', 'deposits', 'payments', 'documents', 'bundles'])),
  type: group(each(option, ['passbooks', 'cheques', 'pages', 'packets', 'bricks'])),
  count: group(each(option, ['pieces', 'value'])),
  place: group({ counter: place, table: place, floor: words('name', 'text {height}') }),
  things: group(each(amounts, ['notes', 'coins', 'deposits', 'passbooks', 'cheques', 'packets', 'bricks'])),
  time: group(each(counted, ['minutes', 'hours'])),
  daily: group({
    takes: words('minute {amount} {time} {speed}', 'hour {amount} {time} {speed}'),
    ...required('built {amount}', 'below {amount} {wanted}', 'unknown'),
  }),
  kind: words('documentThickness {value}', 'fonts {value}', 'resolution {value}', 'noteThickness {value}'),
  counting: words('value', 'pieces', 'lacks'),
  currency: group({ ...choice, ...required('passed {list}') }),
  ...each(group(choice), ['coinCurrency', 'payment', 'detection']),
  stands: words('counter {weight} {width}', 'table {weight} {width}', 'floor {height}'),
  misplaced: words(
    'counter {weight} {width} {height}',
    'table {weight} {width} {height}',
    'floor {height}',
    'unknown',
  ),
  fits: words(
    ...['question', 'unknown', 'apply', 'straight {size}', 'turned {size}', 'lacks {size} {own}'],
    ...['behind {clearance}', 'none {country} {size}'],
  ),
  result: group({
    ...required('none {country}', 'noneText', 'unreached {country} {amount}', 'reasons', 'lacks'),
    ...required('lacksNothing', 'compare', 'contact'),
    ...counted.shape,
    quote: counted,
  }),
})
