import { describe, expect, it } from 'vitest'
import { checkTexts } from '../../../../scripts/checkContent/checkTexts.ts'
import { allExceptFiles, type Draft, setPart } from '../../../support/site/soundContent.ts'
import { soundTexts, textFiles } from '../../../support/site/soundTexts.ts'

const { terms } = soundTexts['data/glossary']
const [first, second] = terms

/** The faults of the sound glossary, in which fields such as `terms[0].text` have other values. */
const faultsOf = (changes: Draft) => {
  const glossary = structuredClone({ terms })
  for (const [field, value] of Object.entries(changes)) setPart(glossary, field, value)
  return checkTexts(textFiles({ 'data/glossary': glossary }), [5], allExceptFiles()).map(
    ({ field, value, advice }) => [field, value, advice] as const,
  )
}

describe('the glossary', () => {
  it.each<[string, unknown, RegExp]>([
    ['text', 'A tray.', /two or three sentences/],
    ['text', 'A. B. C. D.', /two or three sentences/],
    ['text', 'A tray. A pile', /two or three sentences/],
    ['id', 'Alloy check', /anchor on the page/],
    ['see[0]', 'gold', /the id of no other term/],
    ['see[0]', first?.id, /no other term/],
    ['also', undefined, /write \[\] when there are none/],
    ['lead', 'A', /not a known field/],
  ])('has a fault where the %s of a term is %j', (field, value, advice) => {
    const [fault] = faultsOf({ [`terms[0].${field}`]: value })
    expect(fault).toEqual([`terms[0].${field}`, value, expect.stringMatching(advice)])
  })

  it('has a fault where an id is there twice', () => {
    const advices = faultsOf({ 'terms[0].id': second?.id }).map(([, , advice]) => advice)
    expect(advices).toContainEqual(expect.stringMatching(/^repeats terms\[0\]\.id/))
  })

  it('has a fault where two terms share a spelling', () => {
    const [fault] = faultsOf({ 'terms[0].also': [second?.name.toUpperCase()] })
    expect(fault).toEqual(['terms[1].name', second?.name, expect.stringMatching(/spelling of another term/)])
  })
})
