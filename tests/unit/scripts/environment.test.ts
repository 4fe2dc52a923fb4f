import { expect, it } from 'vitest'
import { EnvironmentError, lendEnvironment, requireEnvironment } from '../../../scripts/environment.ts'

it.each(['', '0', '65536', '-1', '80.5', '1e3', '0x50', 'http'])('says what is wrong with "%s"', (PORT) => {
  expect(() => requireEnvironment({ PORT })).toThrow(
    new EnvironmentError(
      `PORT must be a whole number from 1 to 65535, not "${PORT}". Choose another: PORT=9000 npm start`,
    ),
  )
})

it('lendEnvironment sets variables and restores them', () => {
  const takeBack = lendEnvironment({ HOST: '192.0.2.1' })
  expect(requireEnvironment().HOST).toBe('192.0.2.1')
  takeBack()
  expect(requireEnvironment().HOST).toBeUndefined()
})
