import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { companies } from '../../content/countries.ts'
import { selectCountry } from '../../domain/country/countrySlice.ts'
import { useAppSelector } from '../../domain/state/hooks.ts'
import { dayText } from '../../lib/text.ts'
import { type StatementDraft, tenderOf } from './statement/statementDraft.ts'

const Lines = styled('div')(({ theme }) => ({
  display: 'none',
  '@media print': { display: 'block', marginBlockEnd: theme.spacing(1.5) },
}))

/** On paper: the tender, the office, and the day. */
export const PrintedHead = ({ draft }: { draft: StatementDraft }) => {
  const { companyFullName, address } = companies[useAppSelector(selectCountry)]
  const [time] = useState(() => Date.now())
  const lines = [tenderOf(draft), [companyFullName, ...address].join(', '), dayText(time)]
  return (
    <Lines>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </Lines>
  )
}
