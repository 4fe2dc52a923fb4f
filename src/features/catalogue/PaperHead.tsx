import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { dayText } from '../../lib/text.ts'
import { useHydrated } from '../../ui/browser/useHydrated.tsx'
import { ByCountry } from '../country/ByCountry.tsx'

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
}))

/** On paper: who hands it out, and the day. */
export const PaperHead = () => {
  const hydrated = useHydrated()
  const [openedAt] = useState(() => Date.now())
  return (
    <ByCountry>
      {({ logo, companyFullName, address, phone, email }, audience) => (
        <Head {...audience}>
          <img src={logo} alt="" width={108} height={36} loading="lazy" />
          <div>
            <p>{`${companyFullName} · ${phone} · ${email}`}</p>
            <p>
              <span>{address.join(', ')}</span>
              {hydrated && <span>{` · ${dayText(openedAt)}`}</span>}
            </p>
          </div>
        </Head>
      )}
    </ByCountry>
  )
}
