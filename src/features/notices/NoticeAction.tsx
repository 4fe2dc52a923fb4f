import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { useAppDispatch } from '../../domain/state/hooks.ts'
import type { Notice } from './noticesSlice.ts'

const Action = styled(Button)({
  flexShrink: 0,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '&:hover': { backgroundColor: 'transparent', textDecorationThickness: 2 },
})

interface Props {
  action: NonNullable<Notice['action']>
  onDone: () => void
  ref?: Ref<HTMLButtonElement>
}

export const NoticeAction = ({ action: { label, event }, onDone, ref }: Props) => {
  const dispatch = useAppDispatch()
  const act = () => {
    dispatch(event)
    onDone()
  }
  return (
    <Action ref={ref} variant="text" onClick={act}>
      {label}
    </Action>
  )
}
