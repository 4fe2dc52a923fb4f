import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readRevisions, recordRevisions, revise } from '../../../../scripts/feed/revisions.ts'
import { seedFolder } from '../../../support/seedFolder.ts'
import { productOf } from '../../../support/site/fixtureProducts.ts'

const sheet = { id: 5, specifications: { Weight: '8.2 kg', Noise: '63 dB(A)' } }
const first = revise([sheet], {}, '2026-11-29')

it('a sheet has a new revision when its rows change, and not before', () => {
  expect(revise([sheet], first, '2027-01-02')).toEqual(first)
  const heavier = { ...sheet, specifications: { ...sheet.specifications, Weight: '8.3 kg' } }
  const second = revise([heavier], first, '2027-01-02')
  expect(second[5]).toMatchObject({ number: 2, date: '2027-01-02' })
})

it('the record is written when it is behind the sheets, and otherwise left alone', () => {
  const root = seedFolder({ 'products/05-mc-280.json': JSON.stringify(productOf(5)) })
  const folder = `${root}/products`
  expect(recordRevisions(folder)).toBe(true)
  expect(JSON.parse(readFileSync(`${root}/revisions.json`, 'utf8'))).toEqual(readRevisions(folder))
  expect(recordRevisions(folder)).toBe(false)
})

it('the record has every sheet as it is', () => {
  const recorded: unknown = JSON.parse(readFileSync('src/content/revisions.json', 'utf8'))
  expect(recorded, 'Run npm run build, and commit src/content/revisions.json').toEqual(readRevisions())
})
