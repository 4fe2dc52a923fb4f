// @vitest-environment jsdom
import { createBrowserRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { paintPress } from '../../../../src/app/loading/paintPress.ts'

const startAt = (path: string) => {
  history.replaceState(null, '', path)
  const router = createBrowserRouter([{ middleware: [paintPress], children: [{ path: '*' }] }])
  const frame = vi.spyOn(window, 'requestAnimationFrame')
  return { router, frame }
}

it('a press is painted before the next page is shown', async () => {
  const { router, frame } = startAt('/products')
  const arrival = router.navigate('/products/5')
  await expect.poll(() => frame).toHaveBeenCalledOnce()
  expect(router.state.navigation.state).toBe('loading')
  expect(router.state.location.pathname).toBe('/products')
  await arrival
  expect(router.state.location.pathname).toBe('/products/5')
})

it('Back and a new query wait for no frame', async () => {
  const { router, frame } = startAt('/products')
  await router.navigate('/products/5')
  frame.mockClear()
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/products')
  await router.navigate('/products?q=usb')
  expect(frame).not.toHaveBeenCalled()
})
