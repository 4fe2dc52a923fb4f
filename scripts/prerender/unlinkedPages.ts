/** The addresses of the pages to which no other page links, so that no visitor finds them; home needs no link. */
export const unlinkedPages = (pages: readonly Record<'path' | 'body', string>[]): string[] => {
  const linked = new Set(['/'])
  for (const { path, body } of pages)
    for (const [, address = ''] of body.matchAll(/ href="(\/[^"#?]*)/g))
      if (address !== path) linked.add(address)
  return pages.map(({ path }) => path).filter((path) => !linked.has(path))
}
