// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { keepInput } from '../../../../src/app/boot/keptInput.ts'

const html = `
  <form>
    <input name="firstName"><input name="email"><textarea name="message"></textarea>
    <select name="country"><option>Cambodia</option><option>Laos</option></select>
    <label><input type="checkbox" name="tick" value="a"></label>
    <button type="button" class="add">Add</button><button type="button" class="add">Add</button>
  </form>
  <details><summary>More</summary></details>`

const get = (selector: string, index = 0): HTMLInputElement => {
  const found = document.querySelectorAll<HTMLInputElement>(selector)[index]
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

const details = () => document.querySelector('details') ?? new HTMLDetailsElement()

const renderAnew = (): void => {
  document.body.innerHTML = html
}

beforeEach(renderAnew)

it('gives texts, choices and open details to the elements that are rendered again', () => {
  const { giveBack } = keepInput(document)
  get('[name=firstName]').value = 'Sokha'
  get('[name=message]').value = 'Two for Kampot'
  get('[name=country]').value = 'Laos'
  get('[name=tick]').checked = true
  details().open = true
  const heard: string[] = []
  renderAnew()
  document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name))
  giveBack()
  expect(get('[name=firstName]').value).toBe('Sokha')
  expect(get('[name=message]').value).toBe('Two for Kampot')
  expect(get('[name=country]').value).toBe('Laos')
  expect(get('[name=tick]').checked).toBe(true)
  expect(details().open).toBe(true)
  expect(heard).toEqual(expect.arrayContaining(['firstName', 'message', 'tick']))
  expect(heard).not.toContain('email')
})

it('gives the focus back with its selection', () => {
  get('[name=email]').value = 'sokha@bank.example'
  get('[name=email]').focus()
  get('[name=email]').setSelectionRange(2, 5)
  const { giveBack } = keepInput(document)
  renderAnew()
  giveBack()
  const email = get('[name=email]')
  expect(document.activeElement).toBe(email)
  expect([email.selectionStart, email.selectionEnd]).toEqual([2, 5])
})

it('finds the new element for a pressed one among several that are alike', () => {
  const second = get('.add', 1)
  const { standIn } = keepInput(document)
  expect(standIn(second)).toBe(second)
  renderAnew()
  expect(standIn(second)).toBe(get('.add', 1))
  expect(standIn(document.createElement('button'))).toBeUndefined()
})
