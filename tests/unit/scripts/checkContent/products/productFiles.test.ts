import { expect, it } from 'vitest'
import { largeFiles } from '../../../../../scripts/checkContent/products/productFiles.ts'
import sheetFaults from '../../../../support/fixtures/sheetFaults.json'
import { pathOf, soundProduct } from '../../../../support/site/soundContent.ts'

const file = { path: pathOf(60), data: { ...soundProduct(60, 'printers'), model: '/media/mc-60/model.glb' } }

it.each(sheetFaults.large)('$field: $address has at most $limit KB', ({ field, address, limit }) => {
  const faultsAt = (bytes: number) => largeFiles(file, (asked) => (asked === address ? bytes : 0))
  expect(faultsAt(limit * 1024)).toEqual([])
  const [fault, ...others] = faultsAt(limit * 1024 + 1)
  expect(fault).toMatchObject({ file: file.path, field })
  expect(fault?.advice).toContain(
    `public${address} with ${limit + 1} KB, more than ${limit}; save it smaller`,
  )
  expect(others).toEqual([])
})
