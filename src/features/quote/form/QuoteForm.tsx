import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ComponentProps, type ReactNode, useEffect, useId } from 'react'
import { flushSync } from 'react-dom'
import texts from '../../../content/texts/quote.json'
import { emptyQuote } from '../../../domain/contract/quoteFields.ts'
import { isSameList } from '../../../domain/contract/quoteList.ts'
import { paths } from '../../../domain/routing/paths.ts'
import { useAppSelector } from '../../../domain/state/hooks.ts'
import { OfficesWithoutScripts } from '../../../parts/country/OfficesWithoutScripts.tsx'
import { useHydrated } from '../../../ui/browser/useHydrated.tsx'
import { Hidden } from '../../../ui/spoken.ts'
import { ArrowLink } from '../../../ui/TextLinks.ts'
import { FailedRequest } from '../failure/FailedRequest.tsx'
import { selectIsAnother } from '../quoteSlice.ts'
import { Receipts } from '../receipts/Receipts.tsx'
import { shownFields } from './controls.ts'
import { Field } from './Field.tsx'
import { focusField, honeypotName, isSame } from './formElement.ts'
import { loadRules, type Suggestion, useQuoteForm } from './useQuoteForm.ts'
import { type Waiting, WaitingLines } from './WaitingLines.tsx'

/** Hidden from visitors and autofill, but only out of sight, since bots skip fields that are not displayed. */
const Honeypot = () => (
  <Hidden as="div" aria-hidden="true">
    <label htmlFor={honeypotName}>{texts.form.honeypot}</label>
    <input id={honeypotName} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
  </Hidden>
)

// The browser would hold the form in its place, and scroll past what opens above it.
const Form = styled('form')({ '& *': { overflowAnchor: 'none' } })

const Further = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 4),
}))

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  columnGap: theme.spacing(2.5),
  rowGap: theme.spacing(2),
  marginBlock: theme.spacing(2, 3),
  [theme.breakpoints.up('md')]: { marginBlock: theme.spacing(2.5, 3) },
}))

const button = {
  width: { xs: '100%', sm: 'auto' },
  minWidth: 200,
  '&.Mui-disabled': { bgcolor: 'site.wash', color: 'primary.main' },
}

const useLeaveWarning = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOn])
}

interface Props {
  /** For a message that the visitor has not begun; empty for none. */
  suggestion: Suggestion
  /** The list, which may add lines to the message, and scroll to the form. */
  list: (form: Pick<ReturnType<typeof useQuoteForm>, 'message' | 'intoMessage' | 'showForm'>) => ReactNode
  waiting: Waiting
  /** Whether the page shows the receipt in place of the form, which the visitor may ask for. */
  isSent: boolean
  onSent: (isSent: boolean) => void
  receiptTools: ComponentProps<typeof Receipts>['tools']
}

export const QuoteForm = ({ suggestion, list, waiting, isSent, onSent, receiptTools }: Props) => {
  const form = useQuoteForm(suggestion, waiting, () => onSent(true))
  const { stop, quote, products, formik, sentValues, change, edit, submit, formRef, receiptRef } = form
  const noteId = useId()
  const hydrated = useHydrated()
  const submitting = quote.status === 'submitting'
  // The rules may have to be loaded first.
  const isPressed = submitting || formik.isValidating
  const failed = quote.status === 'failed' && isSameList(quote.machines, products)
  const isAnother = useAppSelector((state) => selectIsAnother(state, products))
  useLeaveWarning(submitting)
  const openForm = () => {
    flushSync(() => onSent(false))
    focusField(formRef.current, 'firstName')
  }
  return (
    <>
      <Receipts
        ref={receiptRef}
        tools={receiptTools}
        values={sentValues}
        fillForm={!isSent && isSame(formik.values, emptyQuote) ? change : undefined}
        onDismissed={openForm}
      />
      {list(form)}
      {isSent && (
        <Further className="no-print">
          <Button variant="outlined" onClick={openForm}>
            {texts.receipt.sendAnother}
          </Button>
          <ArrowLink to={paths.catalogue()}>{texts.list.toCatalogue}</ArrowLink>
        </Further>
      )}
      {/* What was typed is not printed: on paper the page is a list for a colleague. */}
      <Form
        ref={formRef}
        hidden={isSent}
        onSubmit={submit}
        noValidate
        aria-labelledby="request"
        className="no-print"
      >
        {/* The header is above it and its first fields are below it when it is scrolled into view. */}
        <Typography id="request" variant="h3" component="h2" sx={{ scrollMarginBlock: '96px 320px' }}>
          {texts.form.title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.form.required}
        </Typography>
        <OfficesWithoutScripts reason={texts.form.withoutScripts} />
        <Honeypot />
        <Grid onFocus={loadRules}>
          {shownFields.map((name) => (
            <Field
              key={name}
              name={name}
              value={formik.values[name]}
              error={formik.errors[name]}
              locked={submitting}
              onChange={edit}
            />
          ))}
        </Grid>
        {/* No submit button before the scripts, because a native submit would lose the form,
            with personal data in the address. */}
        <Button
          type={hydrated ? 'submit' : 'button'}
          size="large"
          disabled={isPressed}
          // The focus comes back to the button, and a screen reader says why.
          aria-describedby={failed || isAnother ? noteId : undefined}
          sx={button}
        >
          <span>{isPressed ? texts.form.submitting : texts.form.submit}</span>
        </Button>
        {stop && <WaitingLines {...stop} lines={waiting.lines} show={waiting.show} />}
        <div id={noteId}>
          {failed && <FailedRequest refusal={quote.refusal} />}
          {isAnother && <Typography sx={{ mt: 2, maxWidth: '60ch' }}>{texts.form.another}</Typography>}
        </div>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {texts.form.draft}
        </Typography>
      </Form>
    </>
  )
}
