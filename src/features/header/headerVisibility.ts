import { useEffect } from 'react'

/** How far down the page the header stays in any case, in px (spec section 9). */
const keepUntil = 100

/**
 * Whether the header is shown after a scroll from one position to another, in px from the top: hidden on the way
 * down past 100 px, shown on the way up (spec section 2). Positions beyond the page's ends, which elastic scrolling
 * reports, count as the ends.
 */
export const isHeaderShown = (from: number, to: number, end: number): boolean => {
  const clamp = (position: number) => Math.min(Math.max(position, 0), Math.max(end, 0))
  const [before, now] = [clamp(from), clamp(to)]
  return now <= keepUntil || now <= before
}

/** Reports each scroll's verdict on the header. */
export const useHeaderVisibility = (onVerdict: (shown: boolean) => void): void => {
  useEffect(() => {
    let last = window.scrollY
    const decide = () => {
      const now = window.scrollY
      if (now === last) return
      const end = document.documentElement.scrollHeight - window.innerHeight
      onVerdict(isHeaderShown(last, now, end))
      last = now
    }
    window.addEventListener('scroll', decide, { passive: true })
    return () => window.removeEventListener('scroll', decide)
  }, [onVerdict])
}
