import { expect, it } from 'vitest'
import { listCsv } from '../../../../src/domain/listDocument/listCsv.ts'
import { toCsv } from '../../../../src/lib/csv.ts'

const company = {
  companyFullName: 'Veritally Pte. Ltd.',
  address: ['00 Sample Avenue'],
  phone: '+65 0000 0000',
  email: 'office@veritally.example',
}

/** Which a spreadsheet does not have. */
const picture = { picture: '', alt: '' }

it('is a table that Excel opens right: mark, quotes, ends of lines', () => {
  const csv = listCsv({
    company,
    machines: [
      {
        id: 5,
        quantity: 2,
        name: 'MC 280',
        ...picture,
        figures: [{ name: 'Speed', text: '1,000 notes/min' }],
      },
      { id: 36, quantity: 10, name: 'BS 4 "wide"', ...picture, figures: [] },
    ],
    time: Date.UTC(2026, 10, 23, 12),
    reference: 'Q-7KX2M9PA',
    link: 'https://www.veritally.example/get-quote?list=5x2,36x10',
  })
  expect(csv).toBe(
    [
      '\uFEFF"Number","Machine","Quantity","Key figures"',
      '"No 005","MC 280","2","Speed: 1,000 notes/min"',
      '"No 036","BS 4 ""wide""","10",""',
      '"Total","2 machines","12"',
      '',
      '"Veritally","Veritally Pte. Ltd."',
      '"Reference Q-7KX2M9PA"',
      '"Date","23 November 2026"',
      '"Link","https://www.veritally.example/get-quote?list=5x2,36x10"',
      '',
    ].join('\r\n'),
  )
})

it('of one machine has it in the singular', () => {
  const machines = [{ id: 5, quantity: 2, name: 'MC 280', ...picture, figures: [] }]
  const csv = listCsv({ company, machines, time: 0, reference: null, link: '' })
  expect(csv.split('\r\n')).toContain('"Total","1 machine","2"')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\u200b=1', '＝1'])('defuses %j', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
})

it.each([
  ['\t=1', "\t'=1"],
  ['\r=1', "\r'=1"],
  ['Hello;=HYPERLINK("x")\n=1+1', `Hello;'=HYPERLINK(""x"")\n'=1+1`],
  ['Hello;\u00a0@SUM(A1)', "Hello;'\u00a0@SUM(A1)"],
])('defuses %j for regions that separate cells by other signs', (text, harmless) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"${harmless}"\r\n`)
})

it('leaves an ordinary text as it is', () => {
  expect(toCsv([['Two, - or three; not now']])).toBe('\uFEFF"Two, - or three; not now"\r\n')
})
