import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../../support/fixtures/annexes.ts'
import { judgeText, sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

const verdicts = { C: 'complies', D: 'deviates', N: 'notStated', T: 'toConfirm' } as const

/** The lines of a file with a verdict and the product of each, as `C 5`, but for its comments. */
const casesOf = (name: string) =>
  linesOf(name)
    .filter((line) => !line.startsWith('# '))
    .map((line) => {
      const [marked = '', ...cells] = line.split('\t')
      const [mark, id] = marked.split(' ')
      return { text: cells.join('\t'), id: Number(id), verdict: verdicts[mark as keyof typeof verdicts] }
    })

describe.each([
  // In whose words another line seems to stand.
  'seams',
  // Whose grammatical subject is the machine, the supplier or a part.
  'sentences',
  // That are known in part.
  'parts',
])('of the lines of %s', (name) => {
  it.each(casesOf(name))('$text: the sheet of $id says $verdict', ({ text, id, verdict }) => {
    expect(judgeText(text, sheetOf(id))[0]?.verdict).toBe(verdict)
  })
})
