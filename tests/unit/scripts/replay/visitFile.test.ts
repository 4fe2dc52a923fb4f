import { expect, it } from 'vitest'
import { knownActions } from '../../../../scripts/replay/knownActions.ts'
import { firstAddress, readVisit } from '../../../../scripts/replay/visitFile.ts'

const started = {
  type: 'address/visitStarted',
  payload: { pathname: '/products', search: '?q=uv', hash: '' },
}
const chosen = { type: 'country/countrySelected', payload: 'Singapore' }
const committed = { address: { pathname: '/about', search: '', hash: '' } }

const performed = (action: object, timestamp: number) => ({ type: 'PERFORM_ACTION', action, timestamp })
const lifted = {
  actionsById: { 0: performed({ type: '@@INIT' }, 1), 1: performed(started, 2), 2: performed(chosen, 5) },
  stagedActionIds: [0, 1, 2],
  skippedActionIds: [],
  committedState: committed,
}

const read = (file: unknown) => readVisit(JSON.stringify(file), knownActions)

it('knows the events of every slice, and those that no slice keeps', () => {
  for (const type of [
    'quote/formErrorsFound',
    'product/specFailed',
    'modals/modalClosed',
    'address/pageVisited',
  ])
    expect(knownActions, type).toContain(type)
  expect(knownActions.size).toBeGreaterThan(60)
})

it('reads what the extension exports', () => {
  const packed = { payload: JSON.stringify([started, chosen]), preloadedState: JSON.stringify(committed) }
  expect(read(packed)).toEqual({ actions: [started, chosen], times: [], committed })
})

it('reads the state of a monitor, with its times and without what was skipped', () => {
  expect(read(lifted)).toEqual({ actions: [started, chosen], times: [2, 5], committed })
  expect(read({ ...lifted, skippedActionIds: [1] }).actions).toEqual([chosen])
})

it('reads a file that begins with a byte order mark', () => {
  const text = `\uFEFF${JSON.stringify([started])}`
  expect(readVisit(text, knownActions).actions).toEqual([started])
})

it('begins where the visit began', () => {
  expect(firstAddress(read([started, chosen]))).toBe('/products?q=uv')
  expect(firstAddress(read({ payload: [chosen], preloadedState: committed }))).toBe('/about')
  expect(firstAddress(read([chosen]))).toBe('/')
})

it.each(['//other.example/', '/\\other.example/', 'https://other.example/', 'products'])(
  'opens nothing outside the site: %s',
  (pathname) => {
    const visit = read([{ ...started, payload: { pathname, search: '', hash: '' } }])
    expect(() => firstAddress(visit)).toThrow('The visit begins at an address outside the site.')
  },
)

it.each([
  ['cut off', JSON.stringify(lifted).slice(0, -20), /^The file is not JSON/],
  ['cut off inside', JSON.stringify({ payload: '[{"type":"coun' }), /^`payload` is not JSON/],
  ['a log with a hole', JSON.stringify({ ...lifted, stagedActionIds: [0, 1, 2, 3] }), /^Action 3 is missing/],
  ['foreign', '{"name":"package"}', /^The file has neither/],
  ['a list of something else', '[1, 2]', /^Action 1 has no type/],
  ['no list', '{"payload":{"a":1}}', /^`payload` is no list/],
  ['text', '"hello"', /^The file is no export/],
  ['empty', '[]', /^The file has no actions/],
  [
    'outdated',
    JSON.stringify([started, { type: 'router/pageVisited' }, { type: 'x' }]),
    /^Action 2, `router\/pageVisited`/,
  ],
  ['a list with a type of two lines', '[{"type":"a\\nb"}]', /^Action 1, `a\\nb`, is not known/],
])('refuses a file that is %s, and says why', (_name, text, message) => {
  expect(() => readVisit(text, knownActions)).toThrow(message)
})
