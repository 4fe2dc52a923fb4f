const maxPauseMs = 350

const maxDistancePx = 30

type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>

/** Returns a click listener that detects double taps, because some browsers send no `dblclick` for them. */
export const makeDoubleTap = <Event extends Tap>(onDoubleTapped: (event: Event) => void) => {
  let last: Tap | undefined
  return (event: Event): void => {
    const { timeStamp, clientX, clientY } = event
    const isSecond =
      last !== undefined &&
      timeStamp - last.timeStamp < maxPauseMs &&
      Math.hypot(clientX - last.clientX, clientY - last.clientY) < maxDistancePx
    last = isSecond ? undefined : event
    if (isSecond) onDoubleTapped(event)
  }
}
