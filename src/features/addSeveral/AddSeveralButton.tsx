import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ComponentProps, lazy, type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import texts from '../../content/texts/quote.json'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'
import { QuietStatus } from '../../ui/spoken.ts'
import type { useAddSeveral } from './useAddSeveral.ts'

/** The actions of a list beside the button; what they say is below. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: theme.spacing(1),
  // The room for the actions, which load later.
  'html[data-has-list] &': {
    minHeight: 2 * theme.layout.control + 10,
    [theme.breakpoints.between('sm', 'lg')]: { minHeight: 72 },
  },
  '@media print': { display: 'none' },
  '& > input, & > div': { order: 1, flexBasis: '100%' },
  // Three in a row of a phone.
  '&:has(> a) > button': { minWidth: 0, paddingInline: theme.spacing(1.5) },
  // In line with the heading, and Clear list in the column of Remove.
  '&:has(> a) > a': {
    minWidth: 0,
    paddingInline: 0,
    // Begins the second row beside the form.
    [theme.breakpoints.up('lg')]: { marginInlineEnd: '40%' },
  },
  '&:has(> a) > button:last-of-type': { marginInlineStart: 'auto', paddingInline: theme.spacing(1) },
}))

/** Beside the button. */
const Hint = styled('p')(({ theme }) => ({
  flex: '1 1 0',
  alignSelf: 'center',
  marginInlineStart: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.fontSize.small,
}))

const AddSeveral = lazy(() => import('./AddSeveral.tsx'))

type Props = ReturnType<typeof useAddSeveral>['button'] &
  Pick<ComponentProps<typeof AddSeveral>, 'intoMessage'> & { showForm: () => void; tools: ReactNode }

/**
 * Opens and closes the field for several products. Its script loads at the first press; its text is kept. The field
 * closes when list and message have all its lines, so that the form comes next.
 */
export const AddSeveralButton = ({ isOpen, setOpen, added, setAdded, showForm, tools, ...field }: Props) => {
  const id = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)

  const closeWith = (result: string) => {
    flushSync(() => {
      setAdded(result)
      setOpen(false)
    })
    buttonRef.current?.focus({ preventScroll: true })
    showForm()
  }
  return (
    <Row>
      <Button
        ref={buttonRef}
        variant="outlined"
        aria-expanded={isOpen ?? false}
        aria-controls={id}
        onClick={() => {
          setAdded('')
          setOpen(!isOpen)
        }}
      >
        {texts.list.several}
      </Button>
      {tools}
      {added === '' && !tools && <Hint>{texts.list.severalHint}</Hint>}
      <QuietStatus aria-live="polite">{added}</QuietStatus>
      <div id={id} hidden={!isOpen}>
        {isOpen !== undefined && (
          <LazyBoundary fallback={<p>{texts.list.partFailed}</p>}>
            <AddSeveral {...field} onAllTaken={closeWith} />
          </LazyBoundary>
        )}
      </div>
    </Row>
  )
}
