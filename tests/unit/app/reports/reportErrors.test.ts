// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { reportLines } from '../../../../functions/relay/http/reportsHandler.ts'
import { reportErrors } from '../../../../src/app/reports/reportErrors.ts'

const errorOf = (error: unknown) =>
  new ErrorEvent('error', {
    error,
    message: 'Sokha',
    filename: 'http://localhost/assets/x.js',
    lineno: 3,
    colno: 7,
  })

it('reports page, name and place of the first five errors, as the endpoint reads them, and no message', () => {
  const sent: string[] = []
  const fetchReport = (_address: string, { body }: { body: string }) => Promise.resolve(sent.push(body))
  vi.stubGlobal('fetch', fetchReport)
  history.replaceState(null, '', '/products/5?q=Sokha')
  reportErrors(window)
  window.dispatchEvent(errorOf(new TypeError('Sokha')))
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new RangeError('Sokha') })
  window.dispatchEvent(rejection)
  expect(sent.flatMap((body) => reportLines(JSON.parse(body)))).toEqual([
    { report: 'client-error', page: '/products/5', what: 'TypeError', place: '/assets/x.js:3:7' },
    { report: 'client-error', page: '/products/5', what: 'rejected_RangeError' },
  ])
  expect(sent.join('')).not.toContain('Sokha')
  for (let count = 0; count < 8; count += 1) window.dispatchEvent(errorOf(undefined))
  expect(sent).toHaveLength(5)
})
