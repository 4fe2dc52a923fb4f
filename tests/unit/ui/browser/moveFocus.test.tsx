// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import type { KeyboardEvent } from 'react'
import { expect, it } from 'vitest'
import { moveFocus } from '../../../../src/ui/browser/moveFocus.ts'
import { focused } from '../../../support/pages/html.ts'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, undefined],
])('%s on button %i moves the focus to button %s', (key, from, to) => {
  const moves: (number | undefined)[] = []
  const move = (event: KeyboardEvent<HTMLElement>) => void moves.push(moveFocus(event))
  render(
    <div>
      {['a', 'b', 'c'].map((name) => (
        <button key={name} type="button" onKeyDown={move}>
          {name}
        </button>
      ))}
    </div>,
  )
  const buttons = screen.getAllByRole('button')
  buttons[from]?.focus()
  fireEvent.keyDown(buttons[from] ?? document.body, { key })
  expect(moves).toEqual([to])
  expect(focused()).toBe(buttons[to ?? from])
})
