import { expect, it } from 'vitest'
import { publicEnvironment } from '../../../../scripts/build/publicEnvironment.ts'
import { requireEnvironment } from '../../../../scripts/environment.ts'
import { siteConfig } from '../../../../vite.config.ts'

it('scripts of the browser have three values of the build, and no other', () => {
  expect(Object.keys(siteConfig().define ?? {}).toSorted()).toEqual([
    'BUILD_YEAR',
    'REPORT_SHARE',
    'TOAST_STYLES',
  ])
})

it('they have the share of visits that report, and no secret', () => {
  const environment = requireEnvironment({
    REPORT_SHARE: '0.5',
    QUOTE_FORM_TOKEN: 'hidden',
    NETLIFY_DB_URL: 'postgres://hidden',
  })
  const define = publicEnvironment(environment)
  expect(define).toMatchObject({ REPORT_SHARE: 0.5 })
  expect(JSON.stringify(define)).not.toContain('hidden')
})
