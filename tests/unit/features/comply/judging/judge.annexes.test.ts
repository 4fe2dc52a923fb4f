import { expect, it } from 'vitest'
import { annexOf, linesOf } from '../../../../support/fixtures/annexes.ts'
import { judgedSheets, judgeText, sheetOf } from '../../../../support/fixtures/judgedSheets.ts'

const letters = { complies: 'C', deviates: 'D', notStated: 'N', toConfirm: 'T' } as const

/**
 * A mark of several letters allows each of them. A line may always be left to be confirmed; the share counts those that
 * a person is certain of.
 */
const judgeAnnex = (name: string) => {
  const faults: string[] = []
  const counts = { certain: 0, judged: 0 }
  for (const { line, text, marks } of annexOf(name))
    for (const { id, mark } of marks) {
      const [judgement] = judgeText(text, sheetOf(id))
      const letter = letters[judgement?.verdict ?? 'toConfirm']
      if (letter !== 'T' && !mark.includes(letter)) faults.push(`${id} ${letter}: ${line}`)
      if (!['C', 'D', 'N'].includes(mark)) continue
      counts.certain += 1
      if (letter !== 'T') counts.judged += 1
    }
  return { faults, share: counts.judged / counts.certain }
}

it.each([
  ['note-counting', 0.95],
  ['note-sorting', 0.86],
  ['deposit-machines', 0.79],
  ['other-machines', 0.89],
  ['further-lists', 0.93],
  ['authors', 0.87],
  ['tenders', 0.69],
  ['procurement', 0.72],
  ['offices', 0.73],
  ['desks', 0.78],
  ['purchases', 0.82],
  ['lists', 0.77],
  ['examined', 0.79],
  ['branches', 0.78],
  ['bidders', 0.72],
  ['depots', 0.81],
  ['outlets', 0.75],
])('%s: no verdict is wrong, and most of what a person can judge is judged', (name, least) => {
  const { faults, share } = judgeAnnex(name)
  expect(faults).toEqual([])
  expect(share).toBeGreaterThan(least)
})

/** `repeat:400:text` stands for a long line. */
const expanded = (line: string): string => {
  const [, times = '1', text = line] = /^repeat:(\d+):(.*)$/.exec(line) ?? []
  return text.repeat(Number(times))
}

it('hostile and meaningless lines get no verdict that they do not bear', () => {
  const faults = linesOf('hostile').flatMap((line) => {
    const [mark, ...cells] = line.split('\t')
    if (mark !== 'n' && mark !== 'c') return []
    const never = mark === 'n' ? ['complies', 'deviates'] : ['complies']
    const verdicts = judgeText(expanded(cells.join('\t')), ...judgedSheets)
    return verdicts.some(({ verdict }) => never.includes(verdict)) ? [line] : []
  })
  expect(faults).toEqual([])
})

it('a line that asks for more than its words seem to never has this verdict on these products', () => {
  const faults = linesOf('traps').filter((line) => {
    const [marked = '', text = ''] = line.split('\t')
    const [mark, ...ids] = marked.split(' ')
    return judgeText(text, ...ids.map((id) => sheetOf(Number(id)))).some(
      ({ verdict }) => letters[verdict] === mark,
    )
  })
  expect(faults).toEqual([])
})
