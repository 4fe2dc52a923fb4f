import { describe, expect, it } from 'vitest'
import { specificationGroups } from '../../../../src/domain/products/specificationGroups.ts'

describe('specificationGroups', () => {
  it('reads the rows that stand alone first, then each group', () => {
    expect(
      specificationGroups({
        Speed: '1,000 notes/min',
        Print: { Colour: 'Green', Extra: ['Brown', 'Violet'] },
        Certificates: ['CE', 'RoHS'],
      }),
    ).toEqual([
      {
        title: 'General',
        rows: [
          { path: 'Speed', label: 'Speed', values: ['1,000 notes/min'] },
          { path: 'Certificates', label: 'Certificates', values: ['CE', 'RoHS'] },
        ],
      },
      {
        title: 'Print',
        rows: [
          { path: 'Print/Colour', label: 'Colour', values: ['Green'] },
          { path: 'Print/Extra', label: 'Extra', values: ['Brown', 'Violet'] },
        ],
      },
    ])
  })
})
