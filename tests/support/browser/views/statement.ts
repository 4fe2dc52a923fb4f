import type { Page } from '@playwright/test'
import { nameOf } from '../../site/fixtureProducts.ts'

export const statementOf = (page: Page) => {
  const table = page.getByRole('region', { name: 'Compliance statement' }).getByRole('table')
  return {
    field: page.getByLabel('Requirements, one a line'),
    table,
    /** A requirement's row of the statement. */
    row: (text: string) => table.getByRole('row', { name: text }),
    tick: (id: number) =>
      page.getByRole('checkbox', { name: `Into the statement: ${nameOf(id)}`, exact: true }),
    /** Chooses from the menu of what can be saved. */
    choose: async (label: string) => {
      await page.getByRole('button', { name: 'Save the statement' }).click()
      await page.getByRole('menuitem', { name: label }).click()
    },
  }
}
