import { expect, it } from 'vitest'
import { readOptions } from '../../../../scripts/replay/options.ts'

it('takes a picture that a browser can write, and says so before the visit', () => {
  expect(readOptions(['visit.json']).picture).toBe('visit.png')
  for (const name of ['last.png', 'last.JPG', 'folder/last.jpeg'])
    expect(readOptions(['visit.json', '--picture', name]).picture).toBe(name)
  for (const name of ['last.webp', 'last', ''])
    expect(() => readOptions(['visit.json', '--picture', name]), name).toThrow(/^--picture takes the name/)
})
