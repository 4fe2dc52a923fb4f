import type { Locator, Page } from '@playwright/test'

/** The parts of the page by which a visitor finds a product. */
export const finderOf = (page: Page) => {
  const main = page.getByRole('main')
  return {
    heading: (name: string): Locator => main.getByRole('heading', { level: 2, name, exact: true }),
    answer: (name: string): Locator => main.getByRole('link', { name: new RegExp(`^${name}`) }),
    choice: (name: string): Locator => main.getByLabel(name),
    next: main.getByRole('button', { name: 'Next' }),
    cards: main.getByRole('article'),
  }
}
