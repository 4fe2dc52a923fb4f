/** A text, which is a key where a colon follows, or a bracket. */
const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g

/** Where keys stand in a JSON text that their object has had before: of two fields JSON takes the last. */
export const repeatedKeys = (json: string): number[] => {
  const offsets: number[] = []
  const open: Set<string>[] = []
  for (const { 0: token, 1: name, 2: colon, index } of json.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (name !== undefined && colon !== undefined) {
      const keys = open.at(-1)
      const key = JSON.parse(name) as string
      if (keys?.has(key)) offsets.push(index)
      keys?.add(key)
    }
  }
  return offsets
}
