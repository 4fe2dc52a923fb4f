import type { Locator, Page } from '@playwright/test'
import { productOf } from '../../site/fixtureProducts.ts'
import { expect } from '../site.ts'

/** The pictures of the product whose gallery is tested. */
export const pictures = productOf(5).images

export const galleryOf = (page: Page): { thumbnails: Locator; large: Locator } => ({
  thumbnails: page.getByRole('group', { name: 'Pictures' }).getByRole('button'),
  large: page.getByRole('article').getByRole('img').first(),
})

/** The large picture is the given one and has loaded, and only its thumbnail is pressed. */
export const expectShown = async (page: Page, index: number): Promise<void> => {
  const { thumbnails, large } = galleryOf(page)
  await expect(large).toHaveAttribute('alt', pictures[index]?.alt ?? '')
  await expect(large).toHaveJSProperty('complete', true)
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  for (const [place, thumbnail] of (await thumbnails.all()).entries())
    await expect(thumbnail).toHaveAttribute('aria-pressed', String(place === index))
}
