import { expect, type Page } from '@playwright/test'

/** What a visitor may do to the texts of a page (WCAG 1.4.4 and 1.4.12). */
const changes = {
  'text spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
    'p { margin-block-end: 2em !important }',
  'texts twice as large': ':root { font-size: 200% !important }',
} as const

/** No transitions, in which every style would have its old value at first, and cards out of view laid out too. */
const atOnce =
  '*, ::before, ::after { transition: none !important } li { content-visibility: visible !important }'

/** By the object model, which the content security policy lets pass. */
const restyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, `${css} ${atOnce}`)

/** Makes a page that can be measured: each card has its layout, and each style its last value. */
export const layOutAll = (page: Page): Promise<void> => restyle(page, '')

/** How much wider than the window the page is, and the texts that are cut off or leave their button. */
const losses = (page: Page): Promise<{ excess: number; cut: string[] }> =>
  page.evaluate(() => {
    /** A text that is hidden on purpose, shortened by dots, or scrolls in a box of its own is not lost. */
    const isExempt = ({ clipPath, overflowX, overflowY, textOverflow }: CSSStyleDeclaration) =>
      clipPath !== 'none' || textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX + overflowY)
    const buttons = 'button, summary, .MuiButton-root'
    /** An element's own texts: a badge in a button stands over its edge, and is measured by itself. */
    const textsOf = ({ childNodes }: Element) =>
      [...childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
    const isCutOff = (element: Element): boolean => {
      const lines = textsOf(element)
        .flatMap((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return [...range.getClientRects()]
        })
        .filter(({ width, height }) => width > 1 && height > 1)
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (isExempt(style)) return false
        if (!/hidden|clip/.test(style.overflowX + style.overflowY) && !box.matches(buttons)) continue
        const { left, top, right, bottom } = box.getBoundingClientRect()
        const isOutside = (line: DOMRect) =>
          line.left < left - 2 || line.top < top - 2 || line.right > right + 2 || line.bottom > bottom + 2
        if (lines.some(isOutside)) return true
      }
      return false
    }
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      excess: Math.max(0, scrollWidth - clientWidth),
      cut: [...document.querySelectorAll('body *')]
        .filter((element) => textsOf(element).length > 0 && isShown(element) && isCutOff(element))
        .map(({ textContent }) => textContent.slice(0, 80)),
    }
  })

export const expectNothingLost = async (page: Page, when: string): Promise<void> => {
  expect.soft(await losses(page), when).toEqual({ excess: 0, cut: [] })
}

/** No text is cut off and the page stays as wide as its window, whatever a visitor does to the texts. */
export const expectNothingLostByText = async (page: Page): Promise<void> => {
  for (const [name, css] of Object.entries(changes)) {
    await restyle(page, css)
    await expectNothingLost(page, `${name}, at ${page.viewportSize()?.width ?? 0} px`)
  }
  await layOutAll(page)
}
