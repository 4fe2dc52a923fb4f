// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { keepInput } from '../../../../src/app/boot/keptInput.ts'

const html =
  '<button type="button" class="add">Add</button>'.repeat(2) +
  '<input type="checkbox" class="compare" />'.repeat(2)

const get = (selector: string, index = 0): HTMLInputElement => {
  const found = document.querySelectorAll<HTMLInputElement>(selector)[index]
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

const renderAnew = (): void => {
  document.body.innerHTML = html
}

beforeEach(renderAnew)

it('finds the new element for a pressed one among several that are alike', () => {
  const second = get('.add', 1)
  const { standIn } = keepInput(document)
  expect(standIn(second)).toBe(second)
  renderAnew()
  expect(standIn(second)).toBe(get('.add', 1))
  expect(standIn(document.createElement('button'))).toBeUndefined()
})

it('finds a box without a value after its focus was given back', () => {
  const box = get('.compare', 1)
  const { standIn, giveBack } = keepInput(document)
  box.focus()
  renderAnew()
  giveBack()
  expect(standIn(box)).toBe(get('.compare', 1))
  expect(document.activeElement).toBe(get('.compare', 1))
})
