import { screens } from './screens.ts'
import { expect, test, visit } from './site.ts'

/** What is pressed, but for links within a sentence and what comes with the keyboard's focus only. */
const controls = 'a, button, select, summary, input, [role=tab]'
const exempt = 'p, [href="#main"], [type=hidden], [aria-hidden=true] *'

for (const [name, path] of Object.entries(screens)) {
  test(`whatever a thumb presses is 44 px high: ${name}`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a mouse is exact')
    await visit(page, path, 'Singapore')
    const small = await page.evaluate(
      ([pressed, exempted]) =>
        [...document.querySelectorAll(pressed)]
          .filter(
            (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(exempted),
          )
          .map((element) =>
            element instanceof HTMLInputElement ? (element.parentElement ?? element) : element,
          )
          .filter((element) => element.getBoundingClientRect().height < 43.5)
          .map((element) => element.outerHTML.slice(0, 120)),
      [controls, exempt] as const,
    )
    expect(small).toEqual([])
  })
}
