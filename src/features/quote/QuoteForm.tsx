import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useHydrated } from '../../components/useHydrated.ts'
import texts from '../../content/quote.json'
import type { DraftBox } from './draft.ts'
import { Failure } from './Failure.tsx'
import { Field } from './Field.tsx'
import { Honeypot } from './Honeypot.tsx'
import { quoteFieldOrder } from './quoteFields.ts'
import { Receipt } from './Receipt.tsx'
import { useQuoteForm } from './useQuoteForm.ts'
import { WithoutScripts } from './WithoutScripts.tsx'

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  columnGap: theme.spacing(2.5),
  rowGap: theme.spacing(3),
  marginBlock: theme.spacing(3, 4),
}))

const button = {
  width: { xs: '100%', sm: 'auto' },
  minWidth: 200,
  '&.Mui-disabled': { bgcolor: 'site.wash', color: 'primary.main' },
}

/** The quote request (spec sections 2 to 5, Get quote). */
export const QuoteForm = ({ draft }: { draft: DraftBox }) => {
  const { quote, values, errors, edit, submit, formRef, receiptRef } = useQuoteForm(draft)
  const headingId = useId()
  const hydrated = useHydrated()
  const submitting = quote.status === 'submitting'
  return (
    <>
      {quote.status === 'succeeded' && <Receipt ref={receiptRef} reference={quote.reference ?? ''} />}
      <form ref={formRef} onSubmit={submit} noValidate aria-labelledby={headingId}>
        <Typography id={headingId} variant="h3" component="h2">
          {texts.form.title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {texts.form.required}
        </Typography>
        <WithoutScripts />
        <Honeypot />
        <Grid>
          {quoteFieldOrder.map((name) => (
            <Field
              key={name}
              name={name}
              value={values[name]}
              error={errors[name]}
              locked={submitting}
              onChange={edit}
            />
          ))}
        </Grid>
        {/* No submit button until scripts are here: a native submit would leave the page and what was typed on it,
            with personal data in the address or for nothing, since the relay takes JSON only. */}
        <Button type={hydrated ? 'submit' : 'button'} size="large" disabled={submitting} sx={button}>
          {submitting ? 'Submitting...' : 'Submit Request'}
        </Button>
        {quote.status === 'failed' && <Failure />}
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {texts.form.draft}
        </Typography>
      </form>
    </>
  )
}
