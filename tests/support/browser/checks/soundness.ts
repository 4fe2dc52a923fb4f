import type { Page } from '@playwright/test'
import { expectAccessibleByBoth } from './engines.ts'
import { expectLargeTargets } from './targets.ts'
import { expectNothingLost, expectNothingLostByText, layOutAll } from './textChanges.ts'

export const phone = { width: 360, height: 780 }

/** 1280 px at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 }

/** No engine finds a fault, targets are large, and spaced or doubled text loses nothing. */
export const expectSound = async (page: Page): Promise<void> => {
  await expectAccessibleByBoth(page)
  await layOutAll(page)
  await expectLargeTargets(page)
  await expectNothingLostByText(page)
}

/**
 * In a phone's window, for a page that was sound in a wide one: targets and texts. What only a phone shows is for
 * the engines in accessibilityOpen, openParts and figureFilters.
 */
export const expectSoundOnPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize(phone)
  await layOutAll(page)
  await expectLargeTargets(page)
  await expectNothingLostByText(page)
}

/** Nothing is lost in a window that is very small, of a tablet, or very wide. */
export const expectFit = async (page: Page): Promise<void> => {
  for (const size of [zoomed, { width: 768, height: 800 }, { width: 1920, height: 800 }]) {
    await page.setViewportSize(size)
    await layOutAll(page)
    await expectNothingLost(page, `${size.width} px`)
  }
}
