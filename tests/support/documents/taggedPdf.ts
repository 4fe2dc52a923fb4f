import { getDocumentProxy } from 'unpdf'

interface Content {
  type: string
  id: string
}

interface Element {
  role: string
  alt?: string
  children: readonly (Element | Content)[]
}

/** A tag has no id where it tells nothing. */
type Item = { str: string; hasEOL: boolean } | { type: string; id: string | null }

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** The texts of a page by the ids of its tags, and those that no tag tells. */
const textsOf = async (page: Page) => {
  const content = await page.getTextContent({ includeMarkedContent: true })
  const items: readonly Item[] = content.items
  const texts = new Map<string, string>()
  const untold: string[] = []
  let id: string | null = null
  for (const item of items) {
    if (!('str' in item)) {
      id = item.type === 'beginMarkedContentProps' ? item.id : null
      continue
    }
    const text = item.hasEOL ? `${item.str} ` : item.str
    if (id === null) untold.push(text)
    else texts.set(id, (texts.get(id) ?? '') + text)
  }
  return { texts, untold }
}

/** What a PDF tells by its tags: roles and texts in the order in which they are read, and the rest. */
export const readTagged = async (pdf: Uint8Array) => {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const told: { role: string; text: string }[] = []
  const alternatives: string[] = []
  const untold: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { texts, untold: rest } = await textsOf(page)
    untold.push(...rest)
    const visit = ({ role, alt, children }: Element): void => {
      if (alt !== undefined) alternatives.push(alt)
      const own = children.flatMap((child) => ('type' in child ? [texts.get(child.id) ?? ''] : []))
      if (own.length > 0) told.push({ role, text: own.join('').replaceAll(/\s+/g, ' ').trim() })
      for (const child of children) if (!('type' in child)) visit(child)
    }
    visit(await page.getStructTree())
  }
  return { document, told, alternatives, untold }
}
