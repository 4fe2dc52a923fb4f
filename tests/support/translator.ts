const make = (tag: string) => document.createElement(tag)

const isTranslated = (text: Text): boolean =>
  text.parentElement?.matches('font, script, style, textarea') ?? true

/** As a browser's translator: in place of each text it puts elements with a text of its own. */
const wrapTexts = (root: Element): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (isTranslated(text) || text.data.trim() === '') continue
    const [outer, inner] = [make('font'), make('font')]
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/** Translates the page, each text that comes later too; returns what ends it. */
export const translatePage = (): (() => void) => {
  const translate = () => wrapTexts(document.body)
  const observer = new MutationObserver(translate)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  translate()
  return () => observer.disconnect()
}
