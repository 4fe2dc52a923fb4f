import { expect, it } from 'vitest'
import { policyHeaders } from '../../../../scripts/prerender/policy.ts'

it('the policy names where breaches are reported, when the site takes reports', () => {
  const inline = { script: 'let a', style: '.a{}' }
  const [off, on] = [policyHeaders(inline, false), policyHeaders(inline, true)]
  expect(off).not.toContain('report')
  expect(on).toContain('; report-uri /api/reports; report-to reports\n')
  expect(on).toContain('\n  Reporting-Endpoints: reports="/api/reports"\n')
  const addition = /; report-uri.*/
  expect(on.split('\n').slice(0, 2).join('\n').replace(addition, '')).toBe(off.trimEnd())
})
