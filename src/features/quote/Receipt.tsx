import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useRef, useState, type Ref } from 'react'
import { Icon } from '../../components/icons.tsx'
import texts from '../../content/quote.json'

const Panel = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(5),
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.site.wash,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
}))

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  marginBlock: theme.spacing(2),
}))

const Reference = styled('strong')({
  fontSize: '1.375rem',
  fontWeight: 600,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  userSelect: 'all',
})

interface Props {
  reference: string
  ref: Ref<HTMLDivElement>
}

/** What the visitor keeps of a request that was sent. */
export const Receipt = ({ reference, ref }: Props) => {
  const referenceRef = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState(false)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference)
      setCopied(true)
    } catch {
      // The clipboard may be blocked: selected, the reference is one key press away from it.
      if (referenceRef.current) getSelection()?.selectAllChildren(referenceRef.current)
    }
  }

  return (
    <Panel ref={ref} role="status" tabIndex={-1}>
      <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
        {texts.receipt.title}
      </Typography>
      {reference !== '' && (
        <Line>
          <p>
            Your reference is <Reference ref={referenceRef}>{reference}</Reference>
          </p>
          <Button
            variant="outlined"
            size="small"
            startIcon={<Icon name={copied ? 'check' : 'copy'} />}
            onClick={copy}
          >
            {copied ? 'Copied' : 'Copy reference'}
          </Button>
        </Line>
      )}
      <Typography sx={{ maxWidth: '60ch' }}>{texts.receipt.text}</Typography>
    </Panel>
  )
}
