import { useEffect } from 'react'

/** In px from the top of the page (specification 9). */
const alwaysVisibleWithinPx = 100

/**
 * Scrolling down past 100 px hides the header, scrolling up shows it (specification 2). Positions in px;
 * elastic scrolling reports positions beyond the ends of the page, which count as the ends.
 */
export const isHeaderVisible = (from: number, to: number, end: number): boolean => {
  const clamp = (position: number) => Math.min(Math.max(position, 0), Math.max(end, 0))
  const [before, now] = [clamp(from), clamp(to)]
  return now <= alwaysVisibleWithinPx || now <= before
}

export const useHeaderVisibility = (onScrolled: (isVisible: boolean) => void): void => {
  useEffect(() => {
    let last = window.scrollY
    const decide = () => {
      const now = window.scrollY
      if (now === last) return
      const end = document.documentElement.scrollHeight - window.innerHeight
      onScrolled(isHeaderVisible(last, now, end))
      last = now
    }
    window.addEventListener('scroll', decide, { passive: true })
    return () => window.removeEventListener('scroll', decide)
  }, [onScrolled])
}
