import { expect, it } from 'vitest'
import { describeCrash } from '../../../../../functions/relay/lib/describeCrash.ts'

it.each([
  [new TypeError('Sokha is no number'), /^TypeError at describeCrash\.test\.ts:\d+:\d+$/],
  [Object.assign(new Error('Sokha'), { code: '53300' }), /^Error 53300 at describeCrash\.test\.ts:\d+:\d+$/],
  [new Error('\n    at Sokha (Sokha.ts:1:1)'), /^Error at describeCrash\.test\.ts:\d+:\d+$/],
  [Object.assign(new Error('x'), { name: 'Sokha Lim', stack: '' }), /^Error at \?$/],
  [Object.assign(new Error('x'), { stack: 'Error: x\n    at f (a/b.mjs:12:34)' }), /^Error at b\.mjs:12:34$/],
  ['Sokha', /^string$/],
  [undefined, /^undefined$/],
  [{ name: 'Sokha' }, /^object$/],
])('describes a crash without its message: %#', (error, expected) => {
  expect(describeCrash(error)).toMatch(expected)
  expect(describeCrash(error)).not.toContain('Sokha')
})
