import { expect, it } from 'vitest'
import { fixedFaults, fixedTexts } from '../../../../scripts/checkContent/fixedTexts.ts'
import home from '../../../../src/content/texts/home.json'
import notices from '../../../../src/content/texts/notices.json'

const path = (name: string) => `src/content/texts/${name}.json`

it('texts as the specification has them have no fault, and others may change', () => {
  expect(
    fixedFaults({
      path: path('home'),
      data: { ...home, callToAction: { ...home.callToAction, title: '?' } },
    }),
  ).toEqual([])
  expect(fixedFaults({ path: path('print'), data: {} })).toEqual([])
})

it('finds a fixed text that was changed, and one that is missing', () => {
  const { quoteFailed } = notices
  const data = { ...notices, quoteFailed: { ...quoteFailed, title: 'Sending failed' }, freeQuote: {} }
  expect(fixedFaults({ path: path('notices'), data })).toMatchObject([
    {
      field: 'quoteFailed.title',
      value: 'Sending failed',
      advice: expect.stringContaining('Submission failed') as string,
    },
    { field: 'freeQuote.title', value: undefined },
  ])
  expect(Object.keys(fixedTexts).length).toBeGreaterThan(8)
})
