import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'
import texts from '../../../content/texts/quote.json'
import type { ListedMachine } from '../../../contract/quoteList.ts'
import { loadMachineLines, namelessLines } from '../loadMachineLines.ts'

const Lines = styled('ul')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    paddingBlock: theme.spacing(0.75),
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
}))

const useMachineLines = (machines: readonly ListedMachine[]): string[] => {
  const [lines, setLines] = useState(() => namelessLines(machines))
  useEffect(() => {
    let current = true
    const show = async () => {
      const loaded = await loadMachineLines(machines)
      if (current) setLines(loaded)
    }
    void show()
    return () => {
      current = false
    }
  }, [machines])
  return lines
}

export const AskedFor = ({ machines }: { machines: readonly ListedMachine[] }) => {
  const titleId = useId()
  const lines = useMachineLines(machines)
  return (
    <>
      <Typography id={titleId} variant="h4" component="h3" sx={{ mt: 2.5, mb: 0.5 }}>
        {texts.receipt.askedFor}
      </Typography>
      <Lines aria-labelledby={titleId}>
        {machines.map(({ id }, index) => (
          <li key={id}>{lines[index]}</li>
        ))}
      </Lines>
    </>
  )
}
