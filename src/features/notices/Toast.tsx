import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { forcedEdge } from '../../components/forcedColours.ts'
import { Icon } from '../../components/icons.tsx'
import type { Notice } from './noticesSlice.ts'
import { useCountdown } from './useCountdown.ts'
import { useSwipe } from './useSwipe.ts'

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  width: 'min(400px, calc(100vw - 40px))',
  padding: theme.spacing(1.5, 0.5, 1.5, 2.5),
  backgroundColor: theme.vars.palette.site.ink,
  color: theme.vars.palette.site.paper,
  borderRadius: 4,
  borderInlineStart: `3px solid ${theme.vars.palette.site.brass}`,
  boxShadow: `0 20px 40px -20px ${theme.vars.palette.site.ink}`,
  outline: forcedEdge,
  touchAction: 'pan-y',
  userSelect: 'none',
  '&[data-tone=destructive]': {
    backgroundColor: theme.vars.palette.error.main,
    color: theme.vars.palette.site.white,
    borderColor: theme.vars.palette.site.white,
  },
}))

const Words = styled('div')({
  flexGrow: 1,
  paddingBlock: 9,
  '& strong': { display: 'block', fontWeight: 600 },
  '& span': { fontSize: '0.9375rem' },
})

interface Props {
  notice: Notice
  onDone: () => void
  ref: Ref<HTMLDivElement> | undefined
}

/** One notice; it leaves after its time, by its button, or dragged sideways (spec sections 8 and 9). */
export const Toast = ({ notice, onDone, ref }: Props) => {
  const { pause, resume } = useCountdown(notice.duration, onDone)
  const swipe = useSwipe(onDone)
  return (
    <Card
      ref={ref}
      className="on-ink"
      role={notice.tone === 'destructive' ? 'alert' : 'status'}
      data-tone={notice.tone}
      onPointerEnter={pause}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.matches(':focus-within')) resume()
      }}
      onFocus={pause}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.matches(':hover')) resume()
      }}
      {...swipe}
    >
      <Words>
        <strong>{notice.title}</strong>
        {notice.description && <span>{notice.description}</span>}
      </Words>
      <IconButton aria-label="Dismiss" onClick={onDone}>
        <Icon name="close" />
      </IconButton>
    </Card>
  )
}
