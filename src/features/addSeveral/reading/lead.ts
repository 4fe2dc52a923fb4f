/**
 * The number before a line's text. One that is `sure` counts the lines: `2. MC 280`. One that is `marked`
 * counts them where others do too: `(2) MC 280`. One that is `numbered` may name a product: `No. 2 VC 450`.
 * Any other may be a quantity: `2 MC 280`.
 */
export interface Lead {
  value: number
  kind: 'sure' | 'marked' | 'numbered' | 'bare' | 'cell'
  rest: string
}

const positions = 'item|pos|position|line|lot|stt|ลำดับที่|ลำดับ|序号'

const patterns: readonly (readonly [Lead['kind'], RegExp])[] = [
  ['sure', /^(\d{1,3})(?:[)]|\.\)?(?!\d))[\s:-]*(?=\S)/],
  ['sure', new RegExp(`^(?:${positions})(?: ?no)?[ .:#]*(\\d{1,3})(?![\\d.,])[\\s.:)|-]*(?=\\S)`)],
  ['marked', /^[([](\d{1,3})[)\]][\s.:-]*(?=\S)/],
  ['marked', /^(\d{1,3})[-/](?=\s)\s*(?=\S)/],
  ['marked', /^(\d{1,3})\s?:\s*(?=\S)/],
  ['numbered', /^(?:no[.\s]*|#\s?)(?!0\d\d)(\d{1,3})(?![\d.,])[\s.:)-]*(?=\S)/],
  ['marked', /^(0\d{1,2})[\s\t;|]+(?=\S)/],
  ['cell', /^(\d{1,3})\s*[\t;|]\s*(?=\S)/],
  ['bare', /^(\d{1,3})\s+(?:-\s+)?(?=\S)/],
]

/** The number before the text of a plain line (lineTokens.ts); undefined without one. */
export const leadOf = (line: string): Lead | undefined => {
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(line)
    if (found) return { kind, value: Number(found[1]), rest: line.slice(found[0].length) }
  }
  return undefined
}

/** Whether the numbers count the lines, as 1, 2, 3 or 10, 20, 30 do; a single 1 does so in a table. */
export const isCount = (leads: readonly Lead[]): boolean => {
  const step = leads.length > 1 && leads[0]?.value === 10 ? 10 : 1
  const isInOrder = leads.every(({ value }, index) => value === step * (index + 1))
  return isInOrder && (leads.length > 1 || leads[0]?.kind === 'cell')
}
