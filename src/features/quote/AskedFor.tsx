import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import texts from '../../content/texts/quote.json'

const Lines = styled('ul')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    paddingBlock: theme.spacing(0.75),
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
}))

export const AskedFor = ({ lines }: { lines: readonly string[] }) => {
  const titleId = useId()
  if (lines.length === 0) return null
  return (
    <>
      <Typography id={titleId} variant="h4" component="h3" sx={{ mt: 2.5, mb: 0.5 }}>
        {texts.receipt.askedFor}
      </Typography>
      <Lines aria-labelledby={titleId}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    </>
  )
}
