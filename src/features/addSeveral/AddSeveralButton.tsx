import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ComponentProps, lazy, useId } from 'react'
import texts from '../../content/texts/quote.json'
import { LazyBoundary } from '../../ui/ErrorBoundary.tsx'
import type { useAddSeveral } from './useAddSeveral.ts'

const Hint = styled('p')(({ theme }) => ({
  marginBlockStart: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.fontSize.small,
}))

const AddSeveral = lazy(() => import('./AddSeveral.tsx'))

/** Opens and closes the field for several products. Its script loads at the first press; its text is kept. */
export const AddSeveralButton = ({
  isOpen,
  setOpen,
  ...field
}: ReturnType<typeof useAddSeveral>['button'] & Pick<ComponentProps<typeof AddSeveral>, 'intoMessage'>) => {
  const id = useId()
  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={isOpen ?? false}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.list.several}
      </Button>
      <Hint className="no-print">{texts.list.severalHint}</Hint>
      <div id={id} className="no-print" hidden={!isOpen}>
        {isOpen !== undefined && (
          <LazyBoundary fallback={<p>{texts.list.partFailed}</p>}>
            <AddSeveral {...field} />
          </LazyBoundary>
        )}
      </div>
    </>
  )
}
