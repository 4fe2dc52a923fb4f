import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NameText } from '../../../src/ui/NameText.tsx'

it('keeps the words around a hyphen in one line', () => {
  expect(renderToStaticMarkup(<NameText name="MC 280 Mixed-Value Counter" />)).toBe(
    '<span>MC 280 <span class="unbroken">Mixed-Value</span> Counter</span>',
  )
})
