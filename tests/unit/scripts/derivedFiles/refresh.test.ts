import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { type DerivedFile, refresh } from '../../../../scripts/derivedFiles/refresh.ts'
import { readRevised } from '../../../../scripts/feed/revisions.ts'
import { shareCards } from '../../../../scripts/shareCards/shareCards.ts'
import { specSheets } from '../../../../scripts/specSheets/specSheets.ts'
import { seedFolder } from '../../../support/seedFolder.ts'
import { fixtureFolder } from '../../../support/site/fixtureProducts.ts'

/** The shipped catalogue may have withdrawn their pictures. */
const products = readRevised(fixtureFolder).map((product) => ({ ...product, images: [] }))

let root = ''
beforeEach(() => {
  root = seedFolder({})
})

const places = () => ({ folder: join(root, 'public'), recordFile: join(root, 'record.json') })
const text = (name: string): string => readFileSync(join(root, 'public', name), 'utf8')

const file = (name: string, key: string): DerivedFile => ({
  name,
  key,
  make: () => Promise.resolve(Buffer.from(`${name} of ${key}`)),
})

describe('the files that follow from the content', () => {
  it('are made when they are missing or have another key, and otherwise left alone', async () => {
    const files = [file('og/a.jpg', '1'), file('specs/a.pdf', '1')]
    expect(await refresh(files, places())).toEqual(['og/a.jpg', 'specs/a.pdf'])
    expect(await refresh(files, places())).toEqual([])

    const changed = [file('og/a.jpg', '2'), file('specs/a.pdf', '1')]
    expect(await refresh(changed, places())).toEqual(['og/a.jpg'])
    expect(text('og/a.jpg')).toBe('og/a.jpg of 2')

    rmSync(join(root, 'public/specs/a.pdf'))
    expect(await refresh(changed, places())).toEqual(['specs/a.pdf'])
    expect(text('specs/a.pdf')).toBe('specs/a.pdf of 1')
  })

  it('are removed when nothing needs them, but files that the build did not make stay', async () => {
    await refresh([file('og/a.jpg', '1'), file('og/b.jpg', '1')], places())
    writeFileSync(join(root, 'public/og/own.jpg'), '')
    expect(await refresh([file('og/a.jpg', '1')], places())).toEqual([])
    expect(existsSync(join(root, 'public/og/b.jpg'))).toBe(false)
    expect(existsSync(join(root, 'public/og/own.jpg'))).toBe(true)
  })

  it('are made for a product whose data changed, and for no other', () => {
    const edited = products.map((product) =>
      product.id === 5 ? { ...product, features: ['Counts twice', ...product.features] } : product,
    )
    const keysOf = (list: typeof products) =>
      new Map([...shareCards(list), ...specSheets(list)].map(({ name, key }) => [name, key]))
    const before = keysOf(products)
    const due = [...keysOf(edited)].filter(([name, key]) => before.get(name) !== key)
    expect(due.map(([name]) => name)).toEqual(['og/product-5.jpg', 'specs/mc-280.pdf'])
  })
})
