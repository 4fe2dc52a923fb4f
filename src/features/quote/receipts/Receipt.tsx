import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { copyText } from '../../../browser/copyText.ts'
import texts from '../../../content/texts/quote.json'
import type { ListedMachine } from '../../../contract/quoteList.ts'
import { Icon } from '../../../ui/icons.tsx'
import { AskedFor } from './AskedFor.tsx'
import { ReceiptPanel } from './ReceiptPanel.tsx'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  marginBlock: theme.spacing(2),
}))

const Reference = styled('strong')(({ theme }) => ({
  fontSize: theme.fontSize.reference,
  fontWeight: theme.fontWeight.semibold,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  userSelect: 'all',
}))

interface Props {
  reference: string
  machines: readonly ListedMachine[]
}

export const Receipt = ({ reference, machines }: Props) => {
  const referenceRef = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState(false)

  const copy = async () => {
    if (await copyText(reference)) setCopied(true)
    else if (referenceRef.current) getSelection()?.selectAllChildren(referenceRef.current)
  }

  return (
    <ReceiptPanel title={texts.receipt.title}>
      <Line>
        <p>
          {texts.receipt.reference} <Reference ref={referenceRef}>{reference}</Reference>
        </p>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon name={copied ? 'check' : 'copy'} />}
          onClick={copy}
        >
          {copied ? texts.receipt.copied : texts.receipt.copy}
        </Button>
      </Line>
      <Typography sx={{ maxWidth: '60ch' }}>{texts.receipt.text}</Typography>
      {machines.length > 0 && <AskedFor machines={machines} />}
    </ReceiptPanel>
  )
}
