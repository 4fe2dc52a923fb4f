import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef } from 'react'
import texts from '../../content/texts/catalogue.json'
import { isPlainClick } from '../../lib/links.ts'

const aheadOfWindow = '800px'

const End = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(5), textAlign: 'center' }))

interface Props {
  /** The address of the next page, where it has one. */
  href: string | undefined
  byScrolling: boolean
  onReached: () => void
  onPressed: () => void
}

/** The end of a list that goes on. */
export const MoreMachines = ({ href, byScrolling, onReached, onPressed }: Props) => {
  const end = useRef<HTMLDivElement>(null)
  const see = useEffectEvent(([entry]: readonly IntersectionObserverEntry[]) => {
    if (entry?.isIntersecting && !end.current?.contains(document.activeElement)) onReached()
  })
  useEffect(() => {
    if (!byScrolling || !end.current) return undefined
    const observer = new IntersectionObserver((entries) => see(entries), {
      rootMargin: `0px 0px ${aheadOfWindow}`,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [byScrolling])
  return (
    <End ref={end}>
      <Button
        variant="outlined"
        {...(href === undefined ? { className: 'needs-scripts' } : { href, rel: 'next' })}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onPressed()
        }}
      >
        {texts.more}
      </Button>
    </End>
  )
}
