import { expect, it } from 'vitest'
import { startWith } from '../../../scripts/environment.ts'

it('a variable stands before the command, or in PowerShell is set by a command of its own', () => {
  expect(startWith('PORT', 9000, 'linux')).toBe('PORT=9000 npm start')
  expect(startWith('PORT', 9000, 'win32')).toBe('$env:PORT="9000"; npm start')
})
