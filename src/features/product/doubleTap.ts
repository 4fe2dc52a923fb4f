/** In ms. */
const longestPause = 350

/** In px. */
const farthest = 30

type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>

/** Hears clicks, which every browser sends for taps too; not every one sends `dblclick` for two taps. */
export const makeDoubleTap = <Event extends Tap>(onDoubleTapped: (event: Event) => void) => {
  let last: Tap | undefined
  return (event: Event): void => {
    const { timeStamp, clientX, clientY } = event
    const isSecond =
      last !== undefined &&
      timeStamp - last.timeStamp < longestPause &&
      Math.hypot(clientX - last.clientX, clientY - last.clientY) < farthest
    last = isSecond ? undefined : event
    if (isSecond) onDoubleTapped(event)
  }
}
