import { useEffect, useState } from 'react'

/** Long enough for a screen reader to know an empty live region, in ms. */
const emptyTime = 100

/** False at first, then true: some screen readers are silent about a live region that comes with its text. */
export const useFilledLater = (): boolean => {
  const [filled, setFilled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setFilled(true), emptyTime)
    return () => clearTimeout(timer)
  }, [])
  return filled
}
