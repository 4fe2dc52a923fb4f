import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayText } from '../../lib/text.ts'
import { ByCountry } from './ByCountry.tsx'

const Head = styled('div')(({ theme }) => ({
  display: 'none',
  '@media print': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    marginBlockEnd: theme.spacing(2),
    paddingBlockEnd: theme.spacing(1.5),
    borderBlockEnd: `3px double ${theme.vars.palette.site.brass}`,
    fontSize: theme.fontSize.caption,
  },
  '& img': { width: 'auto', height: '10mm' },
  '& p': { textAlign: 'end' },
  '& p > span + span': { whiteSpace: 'nowrap' },
}))

/** Empty until the page is printed, because the format of days takes long to load. */
const usePrintedDay = (): string => {
  const [day, setDay] = useState('')
  useEffect(() => {
    const print = () => flushSync(() => setDay(dayText(Date.now())))
    window.addEventListener('beforeprint', print)
    return () => window.removeEventListener('beforeprint', print)
  }, [])
  return day
}

/** On paper: who hands it out, and the day. */
export const PaperHead = () => {
  const day = usePrintedDay()
  return (
    <ByCountry>
      {({ logo, companyFullName, address, phone, email }, audience) => (
        <Head {...audience}>
          <img src={logo} alt="" width={108} height={36} loading="lazy" />
          <div>
            <p>{`${companyFullName} · ${phone} · ${email}`}</p>
            <p>
              <span>{address.join(', ')}</span>
              {day !== '' && <span>{` · ${day}`}</span>}
            </p>
          </div>
        </Head>
      )}
    </ByCountry>
  )
}
