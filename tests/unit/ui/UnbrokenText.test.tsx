import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UnbrokenText } from '../../../src/ui/UnbrokenText.tsx'

it('keeps the words around a hyphen in one line', () => {
  expect(renderToStaticMarkup(<UnbrokenText text="MC 280 Mixed-Value Counter" />)).toBe(
    '<span>MC 280 <span class="unbroken">Mixed-Value</span> Counter</span>',
  )
})
