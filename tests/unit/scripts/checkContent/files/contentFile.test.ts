import { describe, expect, it } from 'vitest'
import { report } from '../../../../../scripts/checkContent/files/contentFile.ts'

describe('report', () => {
  it('shows file, field, value and advice', () => {
    const faults = [
      { file: 'a.json', field: 'price', value: '$1', advice: 'is too low; raise it' },
      { file: 'b.json', field: 'id', value: undefined, advice: 'is missing; write it' },
      { file: 'a.json', field: 'list', value: ['x'.repeat(200)], advice: 'is long; shorten it' },
    ]
    expect(report(faults)).toBe(
      [
        'a.json',
        '  price: "$1"',
        '    is too low; raise it.',
        `  list: ["${'x'.repeat(115)}...`,
        '    is long; shorten it.',
        '',
        'b.json',
        '  id: (missing)',
        '    is missing; write it.',
      ].join('\n'),
    )
  })
})
