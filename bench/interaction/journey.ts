import { readProducts } from '../../scripts/build/products.ts'
import { paths } from '../../src/domain/routing/paths.ts'
import { catalogueOf } from '../../tests/support/browser/views/catalogue.ts'
import { type Filter, namesFor } from '../../tests/support/site/namesFor.ts'
import type { Result, Timing } from './timer.ts'
import type { Visitor } from './visitor.ts'

const shipped = readProducts()

/** The cards of a filter and no others; hidden cards and a hidden list may stay in the document. */
const cardsOf = (filter: Filter, country?: 'Singapore'): Result => ({
  selector: ':not([aria-hidden]) > .catalogue li:not([hidden], [style*="display: none"]) article',
  count: namesFor(filter, country, shipped).length,
})

const useMenus = async (visitor: Visitor) => {
  const header = visitor.page.getByRole('banner')
  const singapore = header.getByRole('button', { name: 'Singapore' })
  const chosen = cardsOf({ category: 'cash-processing' }, 'Singapore')
  if (visitor.isPhone) {
    const trigger = header.getByRole('button', { name: 'Open menu' })
    const menu = await visitor.click(trigger, { selector: 'button[aria-label="Close menu"]' })
    const country = await visitor.click(singapore, chosen)
    return { menu, country }
  }
  const open = { selector: 'header li > [aria-expanded="true"]' }
  const menu = await visitor.hover(header.getByRole('link', { name: 'Products' }), open)
  await header.getByRole('button', { name: /^Country:/ }).hover()
  return { menu, country: await visitor.click(singapore, chosen) }
}

const filterTheList = async (visitor: Visitor) => {
  const { search, category } = catalogueOf(visitor.page)
  await visitor.open(paths.catalogue())
  await search.focus()
  const key = await visitor.press('x', cardsOf({ search: 'x' }))
  await search.pressSequentially(' mixed')
  await search.press('Control+a')
  const clearing = await visitor.press('Backspace', cardsOf({}))
  const narrow = await visitor.choose(category, 'cash-processing', cardsOf({ category: 'cash-processing' }))
  return { 'search key': key, 'clearing the search': clearing, category: narrow }
}

const chooseByFigures = async (visitor: Visitor) => {
  const { page } = visitor
  await visitor.open(paths.catalogue())
  const tools = page.getByRole('main')
  if (visitor.isPhone) await tools.getByRole('button', { name: /^Filters/ }).click()
  const panel = visitor.isPhone ? page.getByRole('dialog', { name: 'Filters' }) : tools
  const chip = 'main li button[aria-label^="Remove"]'
  const filter = await visitor.click(panel.getByRole('checkbox').first(), { selector: chip })
  const order = panel.getByRole('combobox', { name: 'Sort by' })
  const amount = await order.locator('option').nth(1).getAttribute('value')
  const sorting = await visitor.choose(order, amount ?? '', { selector: 'main article' })
  if (visitor.isPhone) await page.keyboard.press('Escape')
  const view = await visitor.click(tools.getByRole('button', { name: 'Table', exact: true }), {
    selector: 'main table',
  })
  return { filter, sorting, 'cards to table': view }
}

const addAProduct = async (visitor: Visitor) => {
  await visitor.open(paths.catalogue())
  const button = visitor.page.locator('main article .list-button').first()
  const add = await visitor.click(button, { selector: 'main article .list-button[data-listed]' })
  return { 'add to the list': add }
}

const lookAtAProduct = async (visitor: Visitor) => {
  const { page } = visitor
  const linkTo = (id: number) => page.locator(`a[href="${paths.product(id)}"]`, { hasText: 'View Details' })
  await visitor.open(paths.catalogue())
  const product = await visitor.follow(linkTo(5), { selector: 'article.product-sheet h1' })
  const back = await visitor.goBack({ ...cardsOf({}), scrolled: true })
  const picture = await visitor.follow(linkTo(2), { selector: 'article.product-sheet img', loaded: true })
  await visitor.open(paths.product(5))
  const tab = await visitor.click(page.getByRole('tab').nth(1), {
    selector: '[role=tab]:nth-child(2)[aria-selected=true]',
  })
  const thumbnails = page.getByRole('group', { name: 'Pictures' }).getByRole('button')
  const thumbnail = await visitor.click(thumbnails.nth(1), {
    selector: '[role=group] button:nth-child(2)[aria-pressed=true]',
  })
  return {
    'list to product': product,
    'list to its picture': picture,
    'back to the list': back,
    tab,
    'gallery thumbnail': thumbnail,
  }
}

const fillTheForm = async (visitor: Visitor) => {
  await visitor.open(paths.quote)
  await visitor.page.getByRole('main').getByRole('textbox').first().focus()
  return { 'form field': await visitor.press('a', { selector: 'main form' }) }
}

/** The ordinary interactions with the site, each timed once. */
export const walk = async (visitor: Visitor): Promise<Record<string, Timing>> => ({
  ...(await lookAtAProduct(visitor)),
  ...(await addAProduct(visitor)),
  ...(await chooseByFigures(visitor)),
  ...(await filterTheList(visitor)),
  ...(await useMenus(visitor)),
  ...(await fillTheForm(visitor)),
})
