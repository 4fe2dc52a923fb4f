import { expect, it } from 'vitest'
import { EnvironmentError, requireEnvironment, startWith } from '../../../scripts/environment.ts'

it.each(['', '0', '65536', '-1', '80.5', '1e3', '0x50', 'http'])('says what is wrong with "%s"', (PORT) => {
  expect(() => requireEnvironment({ PORT })).toThrow(
    new EnvironmentError(
      `PORT must be a whole number from 1 to 65535, not "${PORT}". Choose another: PORT=9000 npm start`,
    ),
  )
})

it('a variable stands before the command, or in PowerShell is set by a command of its own', () => {
  expect(startWith('PORT', 9000, 'linux')).toBe('PORT=9000 npm start')
  expect(startWith('PORT', 9000, 'win32')).toBe('$env:PORT="9000"; npm start')
})
