// @vitest-environment jsdom
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { Box3, Vector3 } from 'three'
import { expect, it, vi } from 'vitest'
import { addKeyboardControls, moves } from '../../../../../src/features/product/model/keyboardOrbit.ts'
import { ModelStage } from '../../../../../src/features/product/model/ModelStage.tsx'
import { orbitAround } from '../../../../../src/features/product/model/viewer/orbitAround.ts'
import { renderPage } from '../../../../support/pages/renderPage.tsx'

/** A product of 40 x 30 x 30 cm, for who wants no motion; `place` is that of the eye. */
const openStage = () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { setPointerCapture: () => undefined, releasePointerCapture: () => undefined })
  const { controls } = orbitAround(new Box3(new Vector3(-0.2, 0, -0.15), new Vector3(0.2, 0.3, 0.15)), canvas)
  addKeyboardControls(canvas, controls, new AbortController().signal)
  renderPage(() => <ModelStage ref={null} name="MC 280" turn={(move) => moves[move](controls)} />)
  const place = () => [controls.getAzimuthalAngle(), controls.getPolarAngle(), controls.getDistance()]
  const first = place()
  /** The sign of each change; 0 for one that only rounding has made. */
  const changes = () =>
    place().map((value, index) => Math.sign(Math.round(1e6 * (value - (first[index] ?? 0)))) + 0)
  const send = (event: Event) => {
    fireEvent(canvas, event)
    return { isTaken: event.defaultPrevented, changes: changes() }
  }
  return {
    changes,
    press: (key: string, modifiers = {}) => send(createEvent.keyDown(canvas, { key, ...modifiers })),
    wheel: (init = {}) => send(createEvent.wheel(canvas, { deltaY: -120, ...init })),
    click: () => fireEvent.pointerDown(canvas) && fireEvent.pointerUp(document),
    blur: () => fireEvent.blur(canvas),
  }
}

// Where the eye goes: round to its right or left, down or up, and farther or nearer.
it.each([
  ['Turn left', 'ArrowLeft', [1, 0, 0]],
  ['Turn right', 'ArrowRight', [-1, 0, 0]],
  ['View from higher up', 'ArrowUp', [0, -1, 0]],
  ['View from lower down', 'ArrowDown', [0, 1, 0]],
  ['Zoom in', '+', [0, 0, -1]],
  ['Zoom in', '=', [0, 0, -1]],
  ['Zoom out', '-', [0, 0, 1]],
])('the button %s and the key %s move a product in 3D, and Home brings it back', (name, key, expected) => {
  const { changes, press } = openStage()
  fireEvent.click(screen.getByRole('button', { name }))
  expect(changes()).toEqual(expected)
  expect(press('Home')).toEqual({ isTaken: true, changes: [0, 0, 0] })
  expect(press(key)).toEqual({ isTaken: true, changes: expected })
})

it.each(['altKey', 'ctrlKey', 'metaKey'])('a key with %s is left to the browser', (modifier) => {
  expect(openStage().press('ArrowLeft', { [modifier]: true })).toEqual({ isTaken: false, changes: [0, 0, 0] })
})

it('the wheel scrolls the page; after a press, until the focus goes, or with Ctrl it zooms', () => {
  const { wheel, click, blur } = openStage()
  expect(wheel()).toEqual({ isTaken: false, changes: [0, 0, 0] })
  click()
  expect(wheel()).toEqual({ isTaken: true, changes: [0, 0, -1] })
  blur()
  expect(wheel({ deltaY: 120 })).toEqual({ isTaken: false, changes: [0, 0, -1] })
  expect(wheel({ deltaY: 120, ctrlKey: true }).isTaken).toBe(true)
})
