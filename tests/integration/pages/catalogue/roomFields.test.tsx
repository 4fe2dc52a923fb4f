// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { Room } from '../../../../src/domain/products/room.ts'
import { RoomFields } from '../../../../src/features/catalogue/filters/RoomFields.tsx'
import { focused } from '../../../support/pages/html.ts'
import { renderPage } from '../../../support/pages/renderPage.tsx'

const show = (first: Room = {}) => {
  const given: Room[] = []
  const Fields = () => {
    const [room, setRoom] = useState(first)
    return (
      <>
        <RoomFields
          room={room}
          onGiven={(next) => {
            given.push(next)
            setRoom(next)
          }}
        />
        <button onClick={() => setRoom({})}>Elsewhere</button>
      </>
    )
  }
  renderPage(Fields)
  return given
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const group = () => screen.getByRole('group', { name: 'Fits into' })

it('a side counts while it is typed and when its field is left, and the focus moves on', async () => {
  const given = show()
  expect(group()).toBeTruthy()
  await userEvent.type(field('Width in mm'), '600')
  await waitFor(() => expect(given).toEqual([{ width: 600 }]))
  await userEvent.tab()
  expect(given).toHaveLength(1)
  expect(focused()).toBe(field('Depth in mm'))
  await userEvent.keyboard('500{Enter}')
  expect(given.at(-1)).toEqual({ width: 600, depth: 500 })
  expect(focused()).toBe(field('Depth in mm'))
})

it('an emptied field removes the limit of its side, and an unchanged one does nothing', async () => {
  const given = show({ width: 600, height: 1400 })
  await userEvent.click(field('Width in mm'))
  await userEvent.tab()
  expect(given).toEqual([])
  await userEvent.clear(field('Height in mm'))
  await userEvent.tab()
  expect(given).toEqual([{ width: 600 }])
})

it('a length that few machines have may be meant in centimetres', async () => {
  const given = show()
  await userEvent.type(field('Width in mm'), '50{Enter}')
  const meant = screen.getByRole('button', { name: 'Did you mean 50 cm?' })
  expect(field('Width in mm').getAttribute('aria-describedby')).toBe(meant.id)
  await userEvent.click(meant)
  expect(given).toEqual([{ width: 50 }, { width: 500 }])
  expect(field('Width in mm').value).toBe('500')
  expect(focused()).toBe(field('Width in mm'))
  expect(screen.queryByRole('button', { name: /cm/ })).toBeNull()
})

it('what is being typed is not rewritten', async () => {
  const given = show()
  await userEvent.type(field('Width in mm'), '60 cm')
  await waitFor(() => expect(given).toEqual([{ width: 600 }]))
  expect(field('Width in mm').value).toBe('60 cm')
  await userEvent.tab()
  expect(field('Width in mm').value).toBe('600')
})

it('a refused length goes when the room is cleared elsewhere, but stays when another side changes', async () => {
  const given = show()
  await userEvent.type(field('Width in mm'), '0{Enter}')
  await userEvent.type(field('Depth in mm'), '500{Enter}')
  expect(given).toEqual([{ depth: 500 }])
  expect(field('Width in mm').value).toBe('0')
  expect(screen.getByRole('alert').textContent).toBe('Please enter a length, such as 600 mm, 60 cm or 0.6 m.')
  expect(field('Width in mm').getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(field('Depth in mm'))
  await userEvent.tab()
  expect(given.at(-1)).toEqual({})
  expect(field('Width in mm').value, 'no side has a limit').toBe('0')
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(field('Width in mm').value).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
})
