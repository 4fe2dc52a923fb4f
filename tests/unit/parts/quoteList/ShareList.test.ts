import { names } from 'virtual:product-names'
import { expect, it } from 'vitest'
import { productLines } from '../../../../src/domain/products/productLines.ts'
import { listLink, readLinkedList } from '../../../../src/domain/quoteList/listLink.ts'
import { sharedList, shareLinks } from '../../../../src/parts/quoteList/ShareList.tsx'
import { productIds } from '../../../support/pages/quoteLists.ts'

const products = productIds.slice(0, 20).map((id) => ({ id, quantity: 999 }))
const lines = productLines(products, names)
const link = listLink('https://veritally.example', products)
const linksOf = (reference?: string) =>
  shareLinks(sharedList(lines, link, reference)).map(({ href }) => new URL(href))
const [email, telegram, whatsApp] = linksOf()

it('an e-mail has the list as text and the address that opens it', () => {
  expect(email?.protocol).toBe('mailto:')
  const body = email?.searchParams.get('body') ?? ''
  expect(body.split('\r\n')).toEqual([...lines, '', link])
  expect(readLinkedList(new URL(body.split('\r\n').at(-1) ?? ''))).toEqual(products)
  expect(email?.href).not.toContain('+Machine')
})

it('Telegram and WhatsApp get the same', () => {
  expect(telegram?.origin).toBe('https://t.me')
  expect(telegram?.searchParams.get('url')).toBe(link)
  expect(telegram?.searchParams.get('text')).toBe(lines.join('\n'))
  expect(whatsApp?.origin).toBe('https://wa.me')
  expect(whatsApp?.searchParams.get('text')).toBe([...lines, '', link].join('\n'))
})

it('of a request that was sent they say so, give its reference, and say what the link is', () => {
  const [mail, , message] = linksOf('Q-7KX2M9PA')
  expect(mail?.searchParams.get('subject')).toBe('Quote request Q-7KX2M9PA')
  const expected = [
    'Sent to Veritally as Q-7KX2M9PA. It need not be sent again.',
    lines.join('\n'),
    'The same list, should you wish to ask for more:',
    link,
  ]
  expect(message?.searchParams.get('text')?.split('\n\n')).toEqual(expected)
})
