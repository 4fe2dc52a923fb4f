import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The criteria of WCAG 2.2 on levels A and AA; 4.1.1 is obsolete. */
const criteria = {
  A: [
    ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.3.1', '1.3.2', '1.3.3', '1.4.1', '1.4.2'],
    ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4'],
    ...[
      '2.5.1',
      '2.5.2',
      '2.5.3',
      '2.5.4',
      '3.1.1',
      '3.2.1',
      '3.2.2',
      '3.2.6',
      '3.3.1',
      '3.3.2',
      '3.3.7',
      '4.1.2',
    ],
  ],
  AA: [
    ...[
      '1.2.4',
      '1.2.5',
      '1.3.4',
      '1.3.5',
      '1.4.3',
      '1.4.4',
      '1.4.5',
      '1.4.10',
      '1.4.11',
      '1.4.12',
      '1.4.13',
    ],
    ...['2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.7', '2.5.8', '3.1.2', '3.2.3', '3.2.4'],
    ...['3.3.3', '3.3.4', '3.3.8', '4.1.3'],
  ],
}

const newIn22 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']
const results = ['supports', 'partially supports', 'does not apply']

const report = readFileSync('docs/accessibility.md', 'utf8')

interface Row {
  number: string
  level: string
  standard: string
  result: string
  held: string
  short: string
}

const rowsOf = (markdown: string): Row[] =>
  [...markdown.matchAll(/^\| (\d\.\d\.\d+) .*$/gm)].map(([line, number = '']) => {
    const [, level = '', standard = '', result = '', held = '', short = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { number, level, standard, result, held, short }
  })

/** Tests that a report names, and that are not there. */
const missingTests = (markdown: string): string[] =>
  [...markdown.matchAll(/`(tests\/[^`]+\.tsx?)`: “([^”]+)”/g)].flatMap(([named, path = '', title = '']) =>
    existsSync(path) && readFileSync(path, 'utf8').includes(title) ? [] : [named],
  )

/** Criteria of a level that no row of a report has. */
const missingCriteria = (markdown: string, level: keyof typeof criteria): string[] => {
  const found = rowsOf(markdown).filter((row) => row.level === level)
  return criteria[level].filter((number) => !found.some((row) => row.number === number))
}

describe('the report of accessibility', () => {
  it('has a row for each of the 55 criteria, and for no other', () => {
    expect(missingCriteria(report, 'A')).toEqual([])
    expect(missingCriteria(report, 'AA')).toEqual([])
    expect(rowsOf(report)).toHaveLength(55)
  })

  it.each(rowsOf(report))('tells of $number a known result, how it is held and what is short', (row) => {
    expect(results).toContain(row.result)
    expect(row.standard).toBe(newIn22.includes(row.number) ? 'new in WCAG 2.2' : `9.${row.number}`)
    if (row.result === 'supports') expect(row.held).toMatch(/`tests\/|Looked at \d{4}-\d\d-\d\d/)
    if (row.result === 'partially supports') expect(row.short).toMatch(/\w+/)
    expect(row.held).not.toBe('')
  })

  it('names only tests that exist', () => {
    expect(missingTests(report)).toEqual([])
  })

  it('counts its results', () => {
    for (const result of results) {
      const count = rowsOf(report).filter((row) => row.result === result).length
      expect(report).toMatch(new RegExp(`^\\| ${result} +\\| ${count} +\\|`, 'm'))
    }
  })
})

describe('a report that lacks something', () => {
  it('is found out, a row as a test', () => {
    const without = report.replace(/^\| 2\.4\.11 .*\n/m, '')
    expect(missingCriteria(without, 'AA')).toEqual(['2.4.11'])
    expect(missingTests('`tests/e2e/access/focusRing.spec.ts`: “nobody wrote this”')).toHaveLength(1)
    expect(missingTests('`tests/e2e/access/nowhere.spec.ts`: “a test”')).toHaveLength(1)
  })
})
