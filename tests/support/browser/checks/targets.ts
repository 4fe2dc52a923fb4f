import { expect, type Page } from '@playwright/test'

/** Without links in a sentence (WCAG 2.5.8) and the link that appears for the keyboard only. */
const controls = 'a, button, select, summary, input, textarea, [role=tab], [role=button]'
const exempt = 'p a, [href="#main"], [type=hidden], [aria-hidden=true] *'

/** What a finger presses; a link of text is as wide as its words. */
const pressed = 'button:not([data-term]), select, summary, input, textarea, [role=tab], .MuiButton-root'

/**
 * Controls that are smaller than WCAG's 24 px, and, of those that a finger presses, smaller than 44 px. A box
 * to check is as large as its label, which takes the press for it.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([every, excepted, large]) =>
      [...document.querySelectorAll<HTMLElement>(every)]
        .filter(
          (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(excepted),
        )
        .flatMap((control) => {
          const box = control.getBoundingClientRect()
          const area = (control.closest('label') ?? control).getBoundingClientRect()
          const isSmall = Math.min(box.width, box.height) < 24
          const isSmallForFingers = control.matches(large) && Math.min(area.width, area.height) < 43.5
          return isSmall || isSmallForFingers
            ? [`${box.width} x ${box.height} px: ${control.outerHTML.slice(0, 140)}`]
            : []
        }),
    [controls, exempt, pressed] as const,
  )

/** Every target is large enough (WCAG 2.5.8), also for a thumb. */
export const expectLargeTargets = async (page: Page): Promise<void> => {
  expect.soft(await smallTargets(page), 'too small to press').toEqual([])
}
