// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { isBuiltFor, removeOtherHead } from '../../../../src/app/boot/builtPage.ts'

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/products/999', '/products/0'],
  ['/products/999/', '/products/0'],
])('%s is hydrated from the HTML of %s', (pathname, builtPath) => {
  expect(isBuiltFor(pathname, builtPath)).toBe(true)
})

it.each([
  ['/nothing', '/404'],
  ['/products/nothing', '/products/0'],
  ['/products/00005', '/products/0'],
  ['/about', undefined],
])('%s is rendered anew where the HTML is of %s', (pathname, builtPath) => {
  expect(isBuiltFor(pathname, builtPath)).toBe(false)
})

it('only what each page writes into its head is removed', () => {
  document.head.innerHTML =
    '<meta name="viewport"><title>404</title><meta name="robots"><meta property="og:title">' +
    '<meta name="twitter:card"><meta name="description"><link rel="canonical"><link rel="icon">'
  removeOtherHead(document.head)
  expect(document.head.innerHTML).toBe('<meta name="viewport"><link rel="icon">')
})
