import { styled } from '@mui/material/styles'
import { type ReactNode, useContext, useId } from 'react'
import { isPlainClick } from '../../lib/links.ts'
import { explanationId, OpenTermContext } from './openTerm.ts'

const Word = styled('a')(({ theme }) => ({
  textDecoration: 'underline dotted',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  cursor: 'help',
  '&:hover, &[aria-expanded=true]': { color: theme.vars.palette.primary.main },
  // A larger touch target, without changing the height of the line.
  '@media (pointer: coarse)': { paddingBlock: theme.spacing(1.5) },
  '@media print': { textDecoration: 'none' },
}))

interface Props {
  /** The id of a glossary term. */
  term: string
  /** The term's address in the glossary, which the link opens without scripts. */
  href: string
  label?: string
  children: ReactNode
}

/** A word with an explanation: a link, and a button once the explanation can open here. */
export const Term = ({ term, label, ...rest }: Props) => {
  // React gives the same id twice in some nested lists.
  const id = term + useId()
  const { open, hold } = useContext(OpenTermContext)
  const button = open !== undefined && ({ role: 'button', 'aria-expanded': open === id } as const)
  return (
    <Word
      {...rest}
      {...button}
      id={id}
      data-term={term}
      aria-label={label}
      aria-describedby={open === id ? explanationId : undefined}
      onClick={(event) => {
        if (!hold || !isPlainClick(event)) return
        event.preventDefault()
        hold(event.currentTarget)
      }}
    />
  )
}
