// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { isBuiltFor, otherSpelling, removeOtherHead } from '../../../../src/app/boot/builtPage.ts'

it.each([
  ['/', '/'],
  ['/about/', '/about'],
  ['/products/999/', '/products/0'],
  ['/products/nothing', '/products/0'],
])('%s is hydrated from the HTML of %s', (pathname, builtPath) => {
  expect(isBuiltFor(pathname, builtPath)).toBe(true)
})

it.each([
  ['/nothing', '/404'],
  ['/unknown-product.html', '/products/0'],
  ['/products/00005', '/products/0'],
  ['/about', undefined],
])('%s is rendered again when the HTML is that of %s', (pathname, builtPath) => {
  expect(isBuiltFor(pathname, builtPath)).toBe(false)
})

it.each([
  ['/about.html', '/about', '/about'],
  ['/About', '/about', '/about'],
  ['/index.html', '/', '/'],
  ['//products', '/', '/'],
  ['/about/', '/about', undefined],
  ['/nothing', '/404', undefined],
  ['/products/nothing', '/products/0', undefined],
  ['/about', undefined, undefined],
])('%s with the HTML of %s is another spelling of %s', (pathname, builtPath, address) => {
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
