import type { Locator, Page } from '@playwright/test'
import { nameOf } from '../../site/fixtureProducts.ts'

interface StatementView {
  field: Locator
  table: Locator
  /** A requirement's row of the statement. */
  row: (text: string) => Locator
  tick: (id: number) => Locator
  /** Chooses from the menu of what can be saved. */
  choose: (label: string) => Promise<void>
}

export const statementOf = (page: Page): StatementView => {
  const table = page.getByRole('region', { name: 'Compliance statement' }).getByRole('table')
  return {
    field: page.getByLabel('Requirements, one a line'),
    table,
    row: (text) => table.getByRole('row', { name: text }),
    tick: (id) => page.getByRole('checkbox', { name: `Into the statement: ${nameOf(id)}`, exact: true }),
    choose: async (label) => {
      await page.getByRole('button', { name: 'Save the statement' }).click()
      await page.getByRole('menuitem', { name: label }).click()
    },
  }
}
