// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { isBuiltFor, otherSpelling, removeOtherHead } from '../../../../src/app/boot/builtPage.ts'
import addresses from '../../../support/fixtures/addresses.json'

it.each(addresses.hydrated)('$pathname is hydrated from that of $builtPath', ({ pathname, builtPath }) => {
  expect(isBuiltFor(pathname, builtPath)).toBe(true)
})

it.each(addresses.rendered)('$pathname is rendered again over $builtPath', ({ pathname, builtPath }) => {
  expect(isBuiltFor(pathname, builtPath)).toBe(false)
})

it.each(addresses.spellings)('$pathname as $builtPath is $address', ({ pathname, builtPath, address }) => {
  expect(otherSpelling(pathname, builtPath)).toBe(address)
})

it('only the parts of the head that each page writes are removed', () => {
  // The document's own head has the styles of other files in this worker.
  const { head } = document.implementation.createHTMLDocument()
  head.innerHTML =
    '<meta name="viewport"><title>404</title><meta name="robots"><meta property="og:title">' +
    '<meta name="twitter:card"><meta name="description"><link rel="canonical"><link rel="icon">'
  removeOtherHead(head)
  expect(head.innerHTML).toBe('<meta name="viewport"><link rel="icon">')
})
