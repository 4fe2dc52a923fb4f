import { expect, it } from 'vitest'
import { publicEnvironment, toDefine } from '../../../../scripts/build/publicEnvironment.ts'
import { requireEnvironment } from '../../../../scripts/environment.ts'
import { siteConfig } from '../../../../vite.config.ts'

it('scripts of the browser have three values of the build, and no other', () => {
  expect(Object.keys(siteConfig().define ?? {}).toSorted()).toEqual([
    'REPORTING',
    'TOAST_STYLES',
    'VITALS_SHARE',
  ])
})

it('they have the share of visits, whether errors are reported, and no secret', () => {
  const environment = requireEnvironment({
    REPORT_SHARE: '0.5',
    VITALS_SHARE: '0.1',
    QUOTE_FORM_TOKEN: 'hidden',
    NETLIFY_AUTH_TOKEN: 'hidden',
  })
  const define = toDefine(publicEnvironment(environment))
  expect(define).toMatchObject({ REPORTING: 'true', VITALS_SHARE: '0.1' })
  expect(JSON.stringify(define)).not.toContain('hidden')
})

it('without variables nothing is reported', () => {
  expect(publicEnvironment({})).toMatchObject({ REPORTING: false, VITALS_SHARE: 0 })
})
