import { describe, expect, it } from 'vitest'
import { type Fault, report } from '../../../../../scripts/checkContent/files/contentFile.ts'
import { checkProducts } from '../../../../../scripts/checkContent/products/checkProducts.ts'
import rows from '../../../../support/fixtures/productFaults.json'
import { allExceptFiles, pathOf, spoiltCatalogue, subjectId } from '../../../../support/site/soundContent.ts'

const subject = pathOf(subjectId)
const folder = 'src/content/products'

const faults = [...rows, { field: 'description', value: 'a '.repeat(120) + 'a', remedy: '121' }]

const only = (found: Fault[]): Fault => {
  const [fault, ...more] = found
  if (!fault || more.length > 0)
    throw new Error(`Expected one fault, found ${found.length}:\n${report(found)}`)
  return fault
}

describe('checkProducts', () => {
  it('finds nothing in a sound catalogue', () => {
    expect(checkProducts(spoiltCatalogue(), allExceptFiles())).toEqual([])
  })

  it.each(faults)('$field: $value is one fault with its remedy', ({ field, value, remedy, reported }) => {
    const fault = only(checkProducts(spoiltCatalogue({ [field]: value }), allExceptFiles()))
    expect(fault).toMatchObject({ file: subject, field, ...reported })
    expect(fault.value).toEqual(reported ? reported.value : value)
    expect(fault.advice).toMatch(new RegExp(remedy))
  })

  it.each([
    ['pdf', '/specs/mc-60.pdf', '/specs/mc-60.pdf'],
    ['videos[0].url', '/media/mc-60/turntable.mp4', '/media/mc-60/turntable.mp4'],
    ['images[0].src', '/media/mc-60/hero', '/media/mc-60/hero-800.webp'],
  ])('%s names a file that is not there: %s, %s', (field, value, missing) => {
    const fault = only(checkProducts(spoiltCatalogue(), allExceptFiles(missing)))
    expect(fault).toMatchObject({ file: subject, field, value })
    expect(fault.advice).toBe(
      `needs public${missing}, not there yet; add what is missing, or correct or remove the entry`,
    )
  })

  it.each([
    'https://m.youtube.com/watch?v=VERITALLY05',
    'https://youtu.be/VERITALLY05?si=x',
    'https://player.vimeo.com/video/000000007?h=abc123',
  ])('%s is a sound video', (url) =>
    expect(checkProducts(spoiltCatalogue({ 'videos[0].url': url }), allExceptFiles())).toEqual([]),
  )

  it('misses a best seller', () => {
    const found = checkProducts(
      spoiltCatalogue().filter(({ path }) => path !== pathOf(36)),
      allExceptFiles(),
    )
    expect(found).toContainEqual(
      expect.objectContaining({
        file: folder,
        field: 'id',
        value: 36,
        advice: expect.stringContaining('product.ts') as string,
      }),
    )
  })
})
