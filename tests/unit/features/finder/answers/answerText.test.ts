import { expect, it } from 'vitest'
import {
  choiceText,
  durationText,
  foundMessage,
} from '../../../../../src/features/finder/answers/answerText.ts'
import finder from '../../../../support/fixtures/finder.json'

it('the message to the office has the answers', () => {
  expect(
    foundMessage(
      '?handle=notes&type=pockets&daily=8000&pockets=6&currencies=KHR,USD,THB&modes=any&fits=600xx',
    ),
  ).toBe(
    'I looked for a machine with these answers.\n' +
      'You handle: Notes\nA day: 8,000 notes\nTask: Sort into many pockets\nPockets: 6 or more\n' +
      'Currencies: KHR, USD and THB\nSorted by: No preference\nFits into: 600 × any × any mm',
  )
  expect(foundMessage('?list=5x1')).toBe('')
})

it.each(finder.durations)('$minutes minutes are $text', ({ minutes, text }) =>
  expect(durationText(minutes)).toBe(text),
)

it('a sorting mode is explained in a few words where its name is not enough', () => {
  expect(choiceText('modes', 'face')).toEqual({ name: 'Face', text: 'Front or back' })
  expect(choiceText('modes', 'currency')).toEqual({ name: 'Currency' })
})
