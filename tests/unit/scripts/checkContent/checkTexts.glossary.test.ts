import { describe, expect, it } from 'vitest'
import { checkTexts } from '../../../../scripts/checkContent/checkTexts.ts'
import { allExceptFiles, type Draft } from '../../../support/site/soundContent.ts'
import { soundTexts, textFiles } from '../../../support/site/soundTexts.ts'

const { terms } = soundTexts['data/glossary']
const [first, second, ...others] = terms

const faultsOf = (data: unknown) =>
  checkTexts(textFiles({ 'data/glossary': data }), [5], allExceptFiles()).map(
    ({ field, value, advice }) => [field, value, advice] as const,
  )

const firstWith = (changes: Draft) => ({ terms: [{ ...first, ...changes }, second, ...others] })

describe('the glossary', () => {
  it.each<[string, Draft, string, unknown, RegExp]>([
    ['a text of one sentence', { text: 'A tray.' }, 'text', 'A tray.', /two or three sentences/],
    ['a text of four', { text: 'A. B. C. D.' }, 'text', 'A. B. C. D.', /two or three sentences/],
    ['a text without an end', { text: 'A tray. A pile' }, 'text', 'A tray. A pile', /two or three sentences/],
    ['an id that is no anchor', { id: 'Alloy check' }, 'id', 'Alloy check', /anchor on the page/],
    ['a term to see that is none', { see: ['gold'] }, 'see[0]', 'gold', /the id of no other term/],
    ['a term that says to see itself', { see: [first?.id] }, 'see[0]', first?.id, /no other term/],
    ['no other spellings', { also: undefined }, 'also', undefined, /write \[\] when there are none/],
    ['an unknown field', { lead: 'A' }, 'lead', 'A', /not a known field/],
  ])('has a fault: %s', (name, changes, field, value, advice) => {
    const [fault] = faultsOf(firstWith(changes))
    expect(fault, name).toEqual([`terms[0].${field}`, value, expect.stringMatching(advice)])
  })

  it('has a fault where an id is there twice', () => {
    const advices = faultsOf(firstWith({ id: second?.id })).map(([, , advice]) => advice)
    expect(advices).toContainEqual(expect.stringMatching(/^repeats terms\[0\]\.id/))
  })

  it('has a fault where two terms share a spelling', () => {
    const [fault] = faultsOf(firstWith({ also: [second?.name.toUpperCase()] }))
    expect(fault).toEqual(['terms[1].name', second?.name, expect.stringMatching(/spelling of another term/)])
  })

  it('has at least 30 terms', () => {
    const few = terms.slice(0, 29).map((term) => ({ ...term, see: [] }))
    expect(faultsOf({ terms: few })).toEqual([['terms', few, expect.stringMatching(/at least 30 terms/)]])
  })
})
