// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { reportLines } from '../../../../functions/relay/http/reports/reportLines.ts'
import { reportErrors } from '../../../../src/app/reports/reportErrors.ts'

beforeEach(() => {
  history.replaceState(null, '', '/products/5?q=Sokha')
})

const errorOf = (error: unknown) =>
  new ErrorEvent('error', {
    error,
    message: 'Sokha',
    filename: 'http://localhost/assets/x.js',
    lineno: 3,
    colno: 7,
  })

it('reports page, name and place of an error, as the endpoint reads them, and no message', () => {
  const sent: string[] = []
  reportErrors(window, (body) => void sent.push(body))
  window.dispatchEvent(errorOf(new TypeError('Sokha')))
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new RangeError('Sokha') })
  window.dispatchEvent(rejection)
  expect(sent.flatMap((body) => reportLines(JSON.parse(body)))).toEqual([
    { report: 'client-error', page: '/products/5', what: 'TypeError', place: '/assets/x.js:3:7' },
    { report: 'client-error', page: '/products/5', what: 'rejected_RangeError' },
  ])
  expect(sent.join('')).not.toContain('Sokha')
})

it('reports five errors of a page at most', () => {
  const sent: string[] = []
  reportErrors(window, (body) => void sent.push(body))
  for (let count = 0; count < 8; count += 1) window.dispatchEvent(errorOf(undefined))
  expect(sent).toHaveLength(5)
})
