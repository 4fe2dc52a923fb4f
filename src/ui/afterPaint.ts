/** Calls after the next frame, or soon where there is none, as in a hidden tab; returns what cancels it. */
export const afterPaint = (call: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(call)
  })
  timer = setTimeout(call, 100)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
