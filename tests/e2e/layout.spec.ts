import { builtPages } from './pages.ts'
import { missing, screens } from './screens.ts'
import { expectNoSidewaysScroll, test, visit } from './site.ts'

// The width is a matter of the test, not of the project.
test.skip(({ isMobile }) => isMobile, 'runs once')

for (const [name, path] of Object.entries(screens)) {
  test(`nothing scrolls sideways from 320 to 1920 px: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await visit(page, path, 'Singapore')
    await expectNoSidewaysScroll(page)
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  })
}

test('nothing scrolls sideways on the narrowest phone, on any page', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of builtPages) {
    await test.step(path, async () => {
      await visit(page, path, 'Singapore')
      await expectNoSidewaysScroll(page)
    })
  }
})

test.describe('where no page is', () => {
  test.use({ expectedFaults: ['404'] })

  test('nothing scrolls sideways either', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    for (const path of Object.values(missing)) {
      await visit(page, path)
      await expectNoSidewaysScroll(page)
    }
  })
})
