import type { Locator, Page } from '@playwright/test'
import { productOf } from '../../site/fixtureProducts.ts'

/** The pictures of the product whose gallery is tested. */
export const pictures = productOf(5).images

export const galleryOf = (page: Page): { thumbnails: Locator; large: Locator } => ({
  thumbnails: page.getByRole('group', { name: 'Pictures' }).getByRole('button'),
  large: page.getByRole('article').getByRole('img').first(),
})
