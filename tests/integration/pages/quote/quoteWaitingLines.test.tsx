// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { focused } from '../../../support/pages/html.ts'
import { accepted, answers, fill, renderQuote, submit, valueOf } from '../../../support/pages/quotePage.ts'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const paste = async (text: string) => {
  const { sent, answer } = renderQuote()
  await press('Add several')
  await act(() => vi.dynamicImportSettled())
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Machines, one per line')
  fireEvent.change(field, { target: { value: text } })
  return { field, answer, messages: () => sent.map(({ request }) => request.message) }
}

const openWith = async (text: string) => {
  const view = await paste(text)
  fill()
  await submit()
  return view
}

it('does not send while pasted lines wait, and says how many', async () => {
  const { field, messages } = await openWith('2 x MC 280\n\n3 x BS')
  expect(messages()).toEqual([])
  expect(focused()?.textContent).toContain(
    'Nothing has been sent yet: 2 lines that you pasted are not on your quote list.',
  )
  await press('Add several')
  await press('Show them')
  expect(focused()).toBe(field)
  expect(field.value).toBe('2 x MC 280\n\n3 x BS')
  await press('Add to quote list')
  expect(screen.queryByText(/Nothing has been sent yet/), 'until the next press of Submit').toBe(null)
  await submit()
  expect(focused()?.textContent).toContain('1 line that you pasted is not')
})

it('takes the lines into the message as they were pasted', async () => {
  const { field, messages } = await openWith('3 x BS\nWhatever 9')
  await press('Put them into the message')
  expect(focused()).toHaveProperty('name', 'message')
  expect(valueOf('message')).toBe(`${answers.message}\n\n3 x BS\nWhatever 9`)
  expect(field.value).toBe('')
  expect(messages()).toEqual([])
  await submit()
  expect(messages()).toEqual([`${answers.message}\n\n3 x BS\nWhatever 9`])
})

it('takes only the lines that are not ready, where they are shown', async () => {
  const { field, messages } = await paste('Item\tQty\nMC 280\t2\nMC 281\t4')
  await press('Put this line into the message')
  expect(focused()?.textContent, 'what comes next').toBe('Add to quote list')
  expect(screen.getByText('1 line was put into the message.')).toBeTruthy()
  expect(valueOf('message')).toBe('MC 281\t4')
  expect(field.value).toBe('Item\tQty\nMC 280\t2')
  expect(messages()).toEqual([])
})

it('sends without the lines when the visitor says so, and keeps them in the closed field', async () => {
  const { field, messages, answer } = await openWith('3 x BS')
  await press('Send without it')
  await act(() => vi.dynamicImportSettled())
  expect(messages()).toEqual([answers.message])
  await answer(accepted)
  expect(screen.getByRole('button', { name: 'Add several' }).getAttribute('aria-expanded')).toBe('false')
  expect(field.value).toBe('3 x BS')
})
